import type sharp from 'sharp'

export type SharpLibrary = typeof sharp

let loading: Promise<SharpLibrary> | undefined

/** Loads sharp when the first picture is made. Most processes make none, and its libraries take memory from the start. */
export function loadSharp(): Promise<SharpLibrary> {
  loading ??= import('sharp').then(({ default: library }) => {
    // Keep no uploaded picture in memory, and use one core for a picture.
    library.cache(false)
    library.concurrency(1)
    return library
  })
  return loading
}
