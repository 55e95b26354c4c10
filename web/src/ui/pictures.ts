// Written by scripts/pictures.ts.
export const pictures = {
  hero: {
    width: 1600,
    height: 1000,
    widths: [480, 828, 1200, 1600],
    blurred:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQAAoAA4BaJZACdAEPDQrOGxTEwAD+MzHjWmVmkSTToQWvvfE4C417AftuktvbZWM9+2H8NyqebmESdrgAAA==',
  },
  'hero-tall': {
    width: 720,
    height: 1000,
    widths: [480, 720],
    blurred:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAACQAwCdASoQABYAPu1iqk2ppaQiMAgBMB2JQBOmUABpsu6E+3SAAP6hwY+H2MGIsCqddyXxrXVoYzPBByxfxf4Dh1pg/VBkZtfqqXGYsXEM4/qRq3FViSzgJgNhZ+XjrVLu9LK/wAA=',
  },
  auth: {
    width: 1080,
    height: 1215,
    widths: [480, 828, 1080],
    blurred:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACQAwCdASoQABIAPu1iqU2ppaOiMAgBMB2JYwC7MoAC9WIeLrJwAP7sWKBGaBpD+iFYbiPOJBOZ+yUhcApdCyA+I16gi5EhN5pPJO0WUeBeIIYA',
  },
  'pitch-1': {
    width: 1280,
    height: 800,
    widths: [480, 828, 1280],
    blurred:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoAA4BaJYgCdADaMIzXgAD+ZsFg4nZG1cAPT4HWOvoQYq0xeCHa5vYOWLBuEIG3tNbK5DZ77DHizw34wAAA',
  },
  'pitch-2': {
    width: 1280,
    height: 800,
    widths: [480, 828, 1280],
    blurred:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAoAA4BaJaACdAD0SCZVmYAA/vRaKYY8lEKW4sgYRgoctKx33SOunTiqzVcDWhjAose7AAA=',
  },
  'pitch-3': {
    width: 1280,
    height: 800,
    widths: [480, 828, 1280],
    blurred:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAoAA4BaJZgCdADynJrAAP7UZrRN35+j8jZWj4dM/8ZCfjxhr5OB8vFIu5OZJ4YTf2L6z85ZDaOwhDCAAA==',
  },
  'pitch-4': {
    width: 1280,
    height: 800,
    widths: [480, 828, 1280],
    blurred:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoQAAoAA4BaJaACdAEOnheAAPuVHTJdiIuBdfls3+vKFxZU33mrx/ZY4o2Te39fOCY3u+TvZLqsM2iAAAA=',
  },
  'pitch-5': {
    width: 1280,
    height: 800,
    widths: [480, 828, 1280],
    blurred:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAoAA4BaJYgCdAEVHhoJCAD+YWnIKTyTn2NDXnD5nm7IiSbicB/a/hPlrfn+jltOWSGz316ZedOiAAA=',
  },
  'pitch-6': {
    width: 1280,
    height: 800,
    widths: [480, 828, 1280],
    blurred:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACQAgCdASoQAAoAA4BaJagCdH8GJ/gcJX7dWiktgAD941j87PzSOyz6qDLUT6alht6ek+pbnCPRnhAcgO61L+rtalp07WWtGlsiBZJgg61gmOAA',
  },
}

export type PictureName = keyof typeof pictures
