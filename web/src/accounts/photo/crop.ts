/** `zoom` 1 shows the largest possible square. `x` and `y` locate its centre: 0 is left or top, 1 right or bottom. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

export const maxZoom = 3
export const fullCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom

const between = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max)

export const clampCrop = (size: Size, { zoom, x, y }: Crop): Crop => {
  const side = sideOf(size, zoom)
  const [halfX, halfY] = [side / 2 / size.width, side / 2 / size.height]
  return { zoom, x: between(halfX, x, 1 - halfX), y: between(halfY, y, 1 - halfY) }
}

export const toSquare = (size: Size, crop: Crop) => {
  const side = sideOf(size, crop.zoom)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}

export const dragCrop = (size: Size, crop: Crop, dx: number, dy: number) => {
  const side = sideOf(size, crop.zoom)
  return clampCrop(size, {
    ...crop,
    x: crop.x - (dx * side) / size.width,
    y: crop.y - (dy * side) / size.height,
  })
}

/** Returns CSS lengths in percent of the square frame. */
export const toImagePlacement = (size: Size, crop: Crop) => {
  const { left, top, side } = toSquare(size, crop)
  const share = (pixels: number) => `${(pixels / side) * 100}%`
  return { left: share(-left), top: share(-top), width: share(size.width), height: share(size.height) }
}
