import { longestAlt, pictureSize, type UploadRefusal } from './picture.ts'

export const refusalWords: Record<UploadRefusal, string> = {
  'picture-too-large': 'Foto maksimal 8 MB. Unggah ulang dalam ukuran yang lebih kecil',
  'picture-not-an-image': 'Foto harus berupa JPG, PNG, atau WebP yang utuh',
  'picture-too-many-pixels': 'Foto maksimal 50 megapiksel (JPG) atau 25 megapiksel (PNG dan WebP)',
  'picture-too-small': `Foto minimal ${pictureSize.width} × ${pictureSize.height} piksel, dan tidak terlalu memanjang`,
  'alt-too-long': `Teks alternatif maksimal ${longestAlt} karakter`,
  'focal-point-outside': 'Titik fokus harus berada di dalam foto',
}
