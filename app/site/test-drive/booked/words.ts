import type { DriveState } from '../drive.ts'

export const bookedWords = {
  titles: {
    requested: 'Permintaan diterima',
    moved: 'Jadwal dipindahkan',
    cancelled: 'Test drive dibatalkan',
    past: 'Jadwal test drive sudah lewat',
  } satisfies Record<DriveState, string>,
  leads: {
    requested: 'Tempat Anda sudah kami simpan. Simpan halaman ini untuk melihat, memindahkan, atau membatalkannya.',
    moved: 'Tempat Anda di jam yang baru sudah kami simpan, jam yang lama sudah dilepas.',
    cancelled: 'Tempat Anda sudah dilepas. Anda dapat memilih jadwal baru kapan saja.',
    past: 'Semoga menyenangkan. Ingin mencoba lagi atau mobil lain? Pilih jadwal baru.',
  } satisfies Record<DriveState, string>,
  description: 'Permintaan test drive Anda.',
  reference: 'Nomor permintaan',
  car: 'Mobil',
  slot: 'Jadwal',
  dealer: 'Dealer',
  sample: 'Outlet contoh untuk demonstrasi.',
  map: 'Buka di peta',

  next: 'Selanjutnya',
  answer: (by: string, ending: string) =>
    `Dealer menghubungi nomor Anda yang berakhiran ${ending} untuk mengonfirmasi, paling lambat ${by}.`,
  bring: 'Bawa SIM A yang masih berlaku. Tanpa SIM Anda tetap boleh ikut sebagai penumpang.',
  arrive: 'Datang sepuluh menit sebelum jadwal.',
  notCalled: 'Belum dihubungi setelah waktu itu? Hubungi',
  withReference: (reference: string) => `dan sebutkan ${reference}.`,

  calendar: 'Simpan ke kalender',
  move: 'Pindahkan jadwal',
  cancel: 'Batalkan',
  again: 'Pilih jadwal baru',

  moveTitle: 'Pindahkan jadwal',
  moveLead: (slot: string) => `Jadwal Anda sekarang: ${slot}. Jam ini tetap milik Anda sampai jam baru tersimpan.`,
  moveHere: 'Pindahkan ke jam ini',
  keep: 'Tetap di jadwal sekarang',
  gone: 'Jam itu baru saja terisi',
  goneText: 'Jadwal Anda belum berubah. Jam kosong yang terdekat:',

  cancelTitle: 'Batalkan test drive ini?',
  cancelLead: 'Tempat Anda dilepas untuk orang lain. Bila hanya waktunya yang tidak cocok, pindahkan saja jadwalnya.',
  cancelNow: 'Ya, batalkan',
  back: 'Tidak, kembali',

  calendarTitle: (car: string) => `Test drive ${car}`,
  calendarText: (reference: string) => `Nomor permintaan: ${reference}\nBawa SIM A yang masih berlaku.`,
}
