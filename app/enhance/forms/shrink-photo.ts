const longestSide = 1600
const quality = 0.8
/** In bytes. A smaller photo is sent as it is: the server's own pictures may be as large. */
const smallEnough = 400 * 1024

/**
 * Makes a photo as small as the server would, as soon as it is chosen. A phone's photo of many megabytes is then small
 * before the form is sent over a slow connection. If anything fails, the original file is sent.
 */
export function shrinkPhotos(part: HTMLElement): void {
  part.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') shrink(target).catch(() => {})
  })
  for (const input of part.querySelectorAll<HTMLInputElement>('input[type=file]')) shrink(input).catch(() => {})
}

async function shrink(input: HTMLInputElement): Promise<void> {
  const photo = input.files?.[0]
  if (!photo || photo.size <= smallEnough || !drawsExactly()) return
  const small = await jpegOf(photo)
  // The visitor may have chosen another photo meanwhile.
  if (small.size >= photo.size || input.files?.[0] !== photo) return
  const chosen = new DataTransfer()
  chosen.items.add(small)
  input.files = chosen.files
}

async function jpegOf(photo: File): Promise<File> {
  const bitmap = await createImageBitmap(photo)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = contextOf(canvas)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return new File([jpeg], photo.name.replace(/\.\w+$/, '.jpg'), { type: jpeg.type })
}

const colour = [58, 123, 213, 255]

/** True when a canvas returns the drawn pixels: browsers that prevent fingerprinting may return noise. */
function drawsExactly(): boolean {
  const context = contextOf(new OffscreenCanvas(2, 2))
  context.fillStyle = `rgb(${colour.slice(0, 3).join(' ')})`
  context.fillRect(0, 0, 2, 2)
  return context.getImageData(0, 0, 2, 2).data.every((value, place) => value === colour[place % colour.length])
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  return context
}
