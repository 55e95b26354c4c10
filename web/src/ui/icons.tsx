import type { ReactElement } from 'react'

const eye = 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z'

export const icons = {
  back: <path d="M20 12H4M10 6l-6 6 6 6" />,
  ball: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m12 8.2 3.7 2.7-1.4 4.3H9.7l-1.4-4.3zM12 8.2V2.6M15.7 10.9l5.3-1.8M14.3 15.2l3.3 4.5M9.7 15.2l-3.3 4.5M8.3 10.9 3 9.1" />
    </>
  ),
  bell: <path d="M6 17V10a6 6 0 0 1 12 0v7l2 2H4zM10 22h4" />,
  bracket: <path d="M3 4h6v6M3 20h6v-6M9 7h6v10H9M15 12h6" />,
  calendar: <path d="M4 5h16v16H4zM4 10h16M8 2v5M16 2v5" />,
  camera: (
    <>
      <path d="M3 7h4l2-3h6l2 3h4v13H3z" />
      <circle cx="12" cy="13" r="4" />
    </>
  ),
  check: <path d="M4 13l5 5L20 6" />,
  chevron: <path d="M5 9l7 7 7-7" />,
  'chevron-left': <path d="M15 5l-7 7 7 7" />,
  'chevron-right': <path d="M9 5l7 7-7 7" />,
  clipboard: <path d="M8 4H5v17h14V4h-3M8 2h8v4H8zM8 11h8M8 15h5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l4 2" />
    </>
  ),
  close: <path d="M5 5l14 14M19 5 5 19" />,
  copy: <path d="M8 8h13v13H8zM16 8V3H3v13h5" />,
  download: <path d="M12 3v13M7 11l5 5 5-5M4 21h16" />,
  edit: <path d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" />,
  eye: (
    <>
      <path d={eye} />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  'eye-off': (
    <>
      <path d={eye} />
      <circle cx="12" cy="12" r="3" />
      <path d="M4 3l16 18" />
    </>
  ),
  facebook: <path d="M14 22V12h4M14 22V8a3 3 0 0 1 3-3h2M10 12h4" />,
  filter: <path d="M4 6h16M7 12h10M10 18h4" />,
  flag: <path d="M5 22V3l14 5-14 5" />,
  forward: <path d="M4 12h16M14 6l6 6-6 6" />,
  image: (
    <>
      <path d="M3 4h18v16H3zM3 16l5-5 5 5 3-3 5 5" />
      <circle cx="16" cy="9" r="1.6" />
    </>
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="16" r="5" />
      <path d="M12 12l8-8M16 8l4 4" />
    </>
  ),
  link: <path d="M10 7l3-3a5 5 0 0 1 7 7l-3 3M14 17l-3 3a5 5 0 0 1-7-7l3-3M9 15l6-6" />,
  list: <path d="M4 6h16M4 12h16M4 18h16" />,
  location: (
    <>
      <path d="M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12Z" />
      <circle cx="12" cy="10" r="2.4" />
    </>
  ),
  lock: <path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4" />,
  'log-out': <path d="M4 12h13M12 7l5 5-5 5M20 4v16" />,
  mail: <path d="M3 5h18v14H3zM3 6l9 8 9-8" />,
  menu: <path d="M2 6h20M2 12h20M2 18h12" />,
  minus: <path d="M5 12h14" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.4" />,
  pause: <path d="M8 5v14M16 5v14" />,
  phone: <path d="M4 4h5l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v5C11 20 4 13 4 4Z" />,
  pitch: (
    <>
      <path d="M4 2h16v20H4zM4 12h16" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  play: <path d="M7 4v16l13-8z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  qr: <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3h-3zM20 14v3M14 20h3M20 20v.5" />,
  refresh: <path d="M20 4v6h-6M20 10a8.5 8.5 0 1 0 .5 5" />,
  search: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M15.5 15.5 21 21" />
    </>
  ),
  send: <path d="M3 11 21 3l-8 18-2-8z" />,
  settings: (
    <>
      <path d="M3 7h9M18 7h3M3 17h3M12 17h9" />
      <circle cx="15" cy="7" r="3" />
      <circle cx="9" cy="17" r="3" />
    </>
  ),
  share: <path d="M12 3v13M7 8l5-5 5 5M4 14v6h16v-6" />,
  shirt: <path d="M8.5 3 4 5 1 10.5l4 2.5 1.5-2V21h11V11l1.5 2 4-2.5L20 5l-4.5-2c-1 3-6 3-7 0Z" />,
  star: <path d="M12 3l2.8 6 6.2.7-4.6 4.3 1.3 6.5L12 17.2 6.3 20.5l1.3-6.5L3 9.7 9.2 9z" />,
  swap: <path d="M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4" />,
  trash: <path d="M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7" />,
  undo: <path d="M8 4 3 9l5 5M3 9h11a6 6 0 0 1 0 12h-4" />,
  upload: <path d="M12 16V3M7 8l5-5 5 5M4 21h16" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4.5" />
      <path d="M3.5 21a8.5 7 0 0 1 17 0" />
    </>
  ),
  users: (
    <>
      <circle cx="9" cy="8" r="4" />
      <path d="M2 20a7 6.5 0 0 1 14 0M15.5 4.4a4 4 0 0 1 0 7.2M18.5 14.5a6.5 6.5 0 0 1 3.5 5.5" />
    </>
  ),
  wallet: <path d="M3 6h18v14H3zM3 10h18M15 15h2" />,
  warning: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 7v6M12 17v.1" />
    </>
  ),
  whistle: (
    <>
      <circle cx="9" cy="14.5" r="6" />
      <path d="M9 8.5h13v4.5h-7M13 5V2M17 5.5 18.5 3M9 5 7.5 3" />
      <circle cx="9" cy="14.5" r="1.8" />
    </>
  ),
  x: <path d="M4 4l16 16M20 4 4 20" />,
} satisfies Record<string, ReactElement>

export type IconName = keyof typeof icons
