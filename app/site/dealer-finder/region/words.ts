export const words = {
  pictureAlt: 'Mobil di halaman dealer',
  provinceTitle: (place: string) => `Dealer Mitsubishi di ${place}`,
  provinceDescription: (count: number, place: string, cities: string) =>
    `${count} dealer dan bengkel Mitsubishi di ${place}: ${cities}. Alamat, jam buka menurut waktu setempat, layanan, dan jadwal.`,
  cityDescription: (count: number, place: string, province: string) =>
    `${count} dealer dan bengkel Mitsubishi di ${place}, ${province}. Alamat, jam buka hari ini, layanan, petunjuk arah, dan jadwal.`,
  noneDescription: (place: string) => `Dealer dan bengkel Mitsubishi yang terdekat dari ${place}.`,
  lead: (count: number, cities: number) => `${count} dealer di ${cities} kota dan kabupaten.`,
  cityLead: (count: number) => `${count} dealer.`,
  none: (place: string) => `Belum ada dealer di ${place}. Yang terdekat:`,
  cities: 'Kota dan kabupaten',
  city: (name: string, count: number) => `${name} (${count})`,
  search: 'Cari di tempat lain',
  near: (place: string) => `Juga dekat ${place}`,
} as const
