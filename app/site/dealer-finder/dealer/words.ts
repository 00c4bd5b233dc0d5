export const words = {
  title: (name: string, city: string) => `${name}, ${city}`,
  /** `appointments`: names of the kinds that this dealer offers. */
  description: (name: string, address: string, appointments: readonly string[], services: string) => {
    const free = appointments.length > 0 ? `, jadwal kosong untuk ${appointments.join(' dan ').toLowerCase()}` : ''
    return `${name}, ${address}. Jam buka, petunjuk arah${free}. Layanan: ${services}.`
  },
  sample: 'Outlet contoh untuk demonstrasi: tempat ini tidak ada.',
  near: 'Letak di peta perkiraan: pakai alamat, bukan titiknya.',
  map: { google: 'Google Maps', waze: 'Waze', apple: 'Apple Maps' },
  directions: 'Petunjuk arah',
  hours: 'Jam buka',
  closed: 'Tutup',
  today: 'hari ini',
  zone: (label: string) => `Semua jam dalam ${label}, waktu setempat.`,
  exceptions: 'Hari dengan jam lain, 60 hari ke depan',
  services: 'Layanan',
  facilities: 'Fasilitas',
  demonstrationCars: (count: number) => `${count} mobil untuk test drive`,
  serviceBays: (count: number) => `${count} mobil dapat diservis bersamaan`,
  /** `12.00–13.00: 1` */
  atHours: (usual: string, hours: readonly string[]) => (hours.length > 0 ? `${usual} (${hours.join(', ')})` : usual),
  display: (cars: string) => `Di ruang pamer: ${cars}`,
  classes: (names: string) => `Menjual ${names}`,
  contact: 'Hubungi',
  phone: (isOwn: boolean) => (isOwn ? 'Telepon' : 'Telepon pusat'),
  whatsapp: 'WhatsApp pusat',
  central: 'Nomor outlet ini belum kami punya. Ini nomor pusat; sebutkan nama dealernya.',
  slots: 'Jadwal kosong',
  slotsToday: (day: string) => `Hari ini, ${day}`,
  slotsLater: (day: string) => `Hari ini tidak ada lagi. Berikutnya: ${day}`,
  slotsAfterClosedDay: (day: string) => `Hari ini dealer tutup. Jadwal kosong berikutnya: ${day}`,
  noSlots: 'Belum ada jadwal kosong. Hubungi dealer ini.',
  testDrive: 'Test drive',
  service: 'Servis',
  allTimes: (what: string) => `Semua hari dan jam ${what.toLowerCase()}`,
  consultation: 'Konsultasi pembelian di sini',
  own: 'Ingat dealer ini',
  ownHint: 'Setiap formulir untuk dealer di perangkat ini lalu mulai dengan dealer ini. Tanpa data pribadi.',
  ownNow: 'Lihat atau lupakan dealer yang diingat',
  neighbours: 'Dealer terdekat lainnya',
  others: (city: string) => `Dealer lain di ${city}`,
} as const

export const dayNames = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const
