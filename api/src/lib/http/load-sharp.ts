const loaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  // strangers' pictures come as bytes; from a file comes only what is drawn here
  'VipsForeignLoadSvgFile',
]

const load = async () => {
  const { default: sharp } = await import('sharp')
  // of all that libvips can read these alone are read here: the rest is code that a stranger's bytes never reach
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  // on one thread, so that everybody else's requests go on
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let loading: ReturnType<typeof load> | undefined

/** Loaded with the first picture: some 15 MB that a start need not wait for. */
export const loadSharp = () => (loading ??= load())
