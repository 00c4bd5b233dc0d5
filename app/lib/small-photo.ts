const longestSide = 1600
const quality = 0.8
/** In bytes. A smaller photo is sent as it is: the server's own pictures may be as large. */
const smallEnough = 400 * 1024

/** A photo as small as the server would make it. The same photo where it is small enough, or a canvas is not exact. */
export async function smallPhoto(photo: File): Promise<File> {
  if (photo.size <= smallEnough || !drawsExactly()) return photo
  const small = await jpegOf(photo)
  return small.size < photo.size ? small : photo
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
