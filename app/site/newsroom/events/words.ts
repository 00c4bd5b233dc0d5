import type { EventDay } from '~/core/content/events.ts'
import { hoursText, weekdayText } from './dates.ts'

export const words = {
  coming: 'Sedang dan akan berlangsung',
  noneComing: 'Belum ada acara baru yang cocok. Mobilnya tetap bisa dicoba di dealer, di hari yang Anda pilih.',
  past: 'Sudah selesai',
  today: 'Berlangsung hari ini,',
  todayHours: (day: EventDay, zone: string) => `${hoursText(day)} ${zone}`,
  between: (next: EventDay) => `Buka lagi ${weekdayText(next)}`,
  over: 'Acara ini sudah selesai',
  overText: (dates: string) => `Berlangsung ${dates}.`,
  toComing: 'Lihat acara mendatang',
  when: 'Kapan',
  where: 'Di mana',
  everyDay: (dates: string) => `${dates}, setiap hari`,
  free: 'Masuk gratis',
  calendar: 'Simpan ke kalender',
  directions: 'Petunjuk arah',
  nearby: 'Dealer di sekitarnya',
  testDrive: 'Pesan test drive',
  /** Test drives are booked at a dealer, not at the event. */
  testDriveHint: (dealer: string) => `Test drive dipesan di ${dealer}, pada hari dan jam kerja dealer.`,
  testDriveHintRegion: (region: string) => `Test drive dipesan di dealer ${region}, pada hari dan jam kerja dealer.`,
  calendarText: (summary: string, address: string) => `${summary}\nCek halaman acara sebelum berangkat: ${address}`,
  /** For feeds, which show no days of their own. */
  feedSummary: (dates: string, place: string, summary: string) => `${dates}, ${place}. ${summary}`,
} as const
