import { formatList } from '../../lib/number.ts'
export const words = {
  campaign: 'Kampanye',
  priceFrom: 'Mulai',
  toConfirm: 'Data contoh, konfirmasi di dealer',
  testDrive: (name: string) => `Coba ${name} di jalan`,
  consultation: 'Konsultasi pembelian',
  brochure: 'Buka brosur',
  detail: (name: string) => `Semua tentang ${name}`,
  onlyFor: (variants: readonly string[]) => `Pada ${formatList(variants)}`,
  period: (from: string, until: string) => `Kampanye ${from} – ${until}`,
  sample: 'Contoh',
  colour: (name: string) => `Warna di gambar: ${name}`,
  colourToAsk: (name: string) => `Warna di gambar: ${name}, tanyakan di dealer`,
  over: 'Kampanye ini sudah berakhir',
  overText: (until: string, name: string) => `Hari terakhirnya ${until}. ${name} tetap dapat Anda lihat dan coba:`,
  overGone: (until: string, name: string) => `Hari terakhirnya ${until}. Semua tentang ${name} ada di halamannya:`,
  coming: 'Kampanye ini belum dimulai',
  comingText: (from: string, name: string) => `Mulai ${from}. ${name} sudah dapat Anda lihat dan coba sekarang:`,
  next: 'Langkah Anda berikutnya',
  millimetres: (text: string) => `${text} mm`,

  night: (name: string, colour: string) => `${name} warna ${colour} di jalan kota pada malam hari`,
  bayFront: (name: string, width: string, gap: string) =>
    `${name} dari depan di petak parkir selebar 2.300 mm: lebar mobil ${width} mm, sisa ${gap} mm di tiap sisi`,
  baySide: (name: string, length: string, gap: string) =>
    `${name} dari samping di petak parkir sepanjang 5.000 mm: panjang mobil ${length} mm, sisa ${gap} mm`,
  day: 'Satu hari di jalan pesisir',
  hours: 'Pilih jam',
  again: 'Ulangi dari pagi',
  onTheCoast: (name: string, colour: string) => `${name} warna ${colour} di jalan pesisir`,
  seatPlan: (name: string, length: string) =>
    `Skema ${name} dari atas: dua kursi di depan, tiga di tengah, dua di belakang, dalam panjang ${length} mm`,
  halves: (left: string, leftWidth: string, right: string, rightWidth: string) =>
    `Separuh ${left}, lebar ${leftWidth} mm, dan separuh ${right}, lebar ${rightWidth} mm, pada satu garis tengah`,
  climbing: (name: string, colour: string) => `${name} warna ${colour} menanjak di lereng saat fajar`,
  waypoints: 'Titik perjalanan',
  rocks: (name: string, clearance: string) => `${name} di atas batu setinggi ${clearance} mm, bagian terendahnya tidak tersentuh`,
  lever: (torque: string, load: string) => `${torque} Nm sebesar beban ${load} kg di ujung tuas satu meter.`,
  metre: '1 m',
  kilograms: (load: string) => `${load} kg`,
  chassis: (name: string, wheelbase: string) =>
    `Skema rangka ${name} dari atas: tenaga dari mesin ke empat roda, diferensial belakang terkunci, jarak sumbu roda ${wheelbase} mm`,
  camp: (name: string) => `${name} di samping tenda dan api unggun pada malam berbintang`,
  askAvailability: 'tanyakan di dealer',
} as const
