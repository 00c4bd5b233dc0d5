const longestSide = 1600
const quality = 0.8
/** Below this a photo is sent as it is: the server makes none larger. */
const smallEnough = 400 * 1024

/**
 * Makes a photo as small as the server would, from the moment it is chosen: a telephone's photo of many megabytes is
 * then ready for a slow line before the form is. Whatever goes wrong here, the file stays as it was chosen.
 */
export function shrinkPhotos(part: HTMLElement): void {
  part.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') shrink(target).catch(() => {})
  })
  for (const input of part.querySelectorAll<HTMLInputElement>('input[type=file]')) shrink(input).catch(() => {})
}

async function shrink(input: HTMLInputElement): Promise<void> {
  const photo = input.files?.[0]
  if (!photo || photo.size <= smallEnough || !drawsTruly()) return
  const small = await jpegOf(photo)
  // Another may have been chosen meanwhile.
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

/** Whether a canvas holds what was drawn: a browser that hides who its owner is may answer with noise. */
function drawsTruly(): boolean {
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
