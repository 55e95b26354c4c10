/** An `import()` whose file was not there: each browser says it in its own words, and Vite for a stylesheet. */
export const isMissingCode = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)

/** Why code does not arrive: there is no network, or a new version has taken its place on the server. */
export const whyItDidNotCome = () =>
  navigator.onLine ? 'There may be a new version of i-one' : 'There is no connection'

/** For a page whose very first code did not arrive: nothing else can say it. */
export const sayItDidNotCome = (root: HTMLElement) => {
  const main = document.createElement('main')
  main.className = 'did-not-come wrap'
  const title = document.createElement('h1')
  title.textContent = 'Out of play'
  const sentence = document.createElement('p')
  sentence.textContent = `This page could not be loaded. ${whyItDidNotCome()}.`
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Reload'
  button.addEventListener('click', () => location.reload())
  main.append(title, sentence, button)
  root.replaceChildren(main)
}
