import { mutantsOf } from './mutant.ts'

/** One for each row that only a browser shows: the pages are built anew for each. */
export const rowsInBrowser = [
  ...mutantsOf('web/src/app.tsx', 'e2e/landing.spec.ts', {
    guard: 'who is asked to sign in comes back to the page after it',
    find: "<Redirect to={withReturn('/sign-in', pathname + search)} />",
    replace: "<Redirect to={pathname && search ? '/sign-in' : '/sign-in'} />",
    title: '[LAND-1] a signed-in page asks a visitor to sign in',
    row: 'LAND-1',
  }),
  ...mutantsOf('web/src/marketing/side-menu.tsx', 'e2e/landing.spec.ts', {
    guard: 'the menu of a small screen leads organizers on',
    find: "{link('/services', 'Become a Partner')}",
    replace: "{link('/role', 'Become a Partner')}",
    title: '[LAND-2, LAND-6] on a small screen a menu slides in with five ways on',
    row: 'LAND-2',
  }),
  ...mutantsOf('web/src/marketing/hero.tsx', 'e2e/landing.spec.ts', {
    guard: 'the badges of the app stores lead nowhere',
    find: '<button type="button" className={styles.badge} {...badge} />',
    replace: '<a href="/sign-in" className={styles.badge} {...badge} />',
    title: '[LAND-3] the landing page says it all at first sight',
    row: 'LAND-3',
  }),
  ...mutantsOf('web/src/marketing/footer.tsx', 'e2e/landing.spec.ts', {
    guard: 'the footer leads to a slot',
    find: 'styles.book}`} href="/role"',
    replace: 'styles.book}`} href="/sign-in"',
    title: '[LAND-4, LAND-5] three steps, what an organizer gets, and a footer that leads to a slot',
    row: 'LAND-4',
  }),
  ...mutantsOf('web/src/marketing/services-page.tsx', 'e2e/landing.spec.ts', {
    guard: 'the services are host games, authorize sessions, track stats',
    find: '<AuthorizeSessions />',
    replace: '',
    title: '[LAND-4, LAND-5] three steps, what an organizer gets, and a footer that leads to a slot',
    row: 'LAND-5',
  }),
  ...mutantsOf('web/src/accounts/auth-layout.module.css', 'e2e/accounts.spec.ts', {
    guard: 'a small screen has the form alone',
    find: '.picture {\n  display: none;\n}',
    replace: '.picture {\n  display: block;\n}',
    title:
      '[AUTH-1] a small screen has the form alone, a large one a picture with a tagline in its left half',
    row: 'AUTH-1',
  }),
  ...mutantsOf('web/src/accounts/role-page.tsx', 'e2e/accounts.spec.ts', {
    guard: 'a click on the chosen card gives it up',
    find: "choose(role === clicked ? 'none' : clicked)",
    replace: 'choose(clicked)',
    title: '[AUTH-1, AUTH-2] two cards, of which one, the other or none is chosen',
    row: 'AUTH-2',
  }),
  ...mutantsOf('web/src/accounts/use-location-capture.ts', 'e2e/location.spec.ts', {
    guard: 'the device is asked precisely, for 5 s, and afresh',
    find: 'enableHighAccuracy: true, timeout: 5000, maximumAge: 0',
    replace: 'enableHighAccuracy: true, timeout: 5000, maximumAge: 60_000',
    title: '[AUTH-4] while the device looks, the button says so; it is asked precisely, for 5 s, and afresh',
    row: 'AUTH-4',
  }),
  ...mutantsOf('web/src/ui/feedback/toasts.tsx', 'e2e/toasts.spec.ts', {
    guard: 'a pointer over a toast holds it',
    find: '      pauseOnHover\n',
    replace: '      pauseOnHover={false}\n',
    title: '[AUTH-14] a toast stands at the top right, light, and goes after five seconds',
    row: 'AUTH-14',
  }),
  ...mutantsOf('web/src/frame/navigation.ts', 'e2e/frame.spec.ts', {
    guard: 'the active item is what a page says instead of its path',
    find: '? text === above',
    replace: '? to === pathname',
    title: '[HOME-1] the bar leads to the four places, the active item follows the path',
    row: 'HOME-1',
  }),
  ...mutantsOf('web/src/frame/profile-drawer.tsx', 'e2e/frame.spec.ts', {
    guard: 'the drawer shows six fields of the person',
    find: "'Phone number': user.phoneNumber,",
    replace: '',
    title: '[HOME-2, AUTH-13] the drawer shows six fields of the person',
    row: 'HOME-2',
  }),
  ...mutantsOf('web/src/home/queries.ts', 'e2e/home.spec.ts', {
    guard: 'pitches and sessions are asked for with the longitude first',
    find: 'export const nearbySessionsQuery = ([lng, lat]: Where',
    replace: 'export const nearbySessionsQuery = ([lat, lng]: Where',
    title: '[HOME-3] Home greets by name and asks around the stored coordinates, longitude first',
    row: 'HOME-3',
  }),
  ...mutantsOf('web/src/home/pitch-carousel.tsx', 'e2e/home.spec.ts', {
    guard: 'touching the carousel does not stop it',
    find: 'disableOnInteraction: false',
    replace: 'disableOnInteraction: true',
    title: '[HOME-5] moves on every 3 s, also after a touch, until it is paused',
    row: 'HOME-5',
  }),
]
