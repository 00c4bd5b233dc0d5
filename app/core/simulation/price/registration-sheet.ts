import { defineSheet, type RowOf } from '../../content/sheets/sheet.ts'

const weight = { kind: 'number', least: 0.5, most: 3, help: 'Bobot pajak kendaraan (PKB).' } as const

/** The costs of registration. One row for each day on which they change. */
export const registrationSheet = defineSheet({
  name: 'biaya-registrasi',
  title: 'Biaya registrasi',
  help: 'PNBP, SWDKLLJ, dan bobot pajak di dalam harga OTR. Satu baris untuk setiap perubahan; baris terakhir yang sudah mulai yang berlaku.',
  columns: {
    from: { kind: 'day', label: 'Berlaku mulai', help: 'Mulai pukul 00.00 WIB.' },
    registration: { kind: 'money', label: 'STNK', help: 'PNBP penerbitan STNK.', unusualChange: 50 },
    plates: { kind: 'money', label: 'TNKB', help: 'PNBP pelat nomor.', unusualChange: 50 },
    ownershipBook: { kind: 'money', label: 'BPKB', help: 'PNBP penerbitan BPKB.', unusualChange: 50 },
    accidentPassenger: { kind: 'money', label: 'SWDKLLJ mobil', help: 'Mobil penumpang.', unusualChange: 50 },
    accidentPickup: { kind: 'money', label: 'SWDKLLJ pikap', help: 'Pikap dan truk.', unusualChange: 50 },
    taxableValuePercent: {
      ...{ kind: 'number', least: 1, most: 100, unit: '%', unusualChange: 10 },
      ...{ label: 'NJKB (%)', help: 'Perkiraan NJKB, persen dari harga OTR.' },
    },
    weightSedan: { ...weight, label: 'Bobot sedan' },
    weightSuv: { ...weight, label: 'Bobot SUV' },
    weightMpv: { ...weight, label: 'Bobot MPV' },
    weightPickup: { ...weight, label: 'Bobot pikap' },
  },
  key: ['from'],
  from: 'from',
})

export type RegistrationRow = RowOf<typeof registrationSheet.columns>
