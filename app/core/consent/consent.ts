/**
 * The consent texts, in the exact words that people saw. Never edit a published text: add a new version, so that each
 * record names the words that the person agreed to.
 */
export const consentTexts = {
  'test-drive-1':
    'Saya setuju nama, nomor HP, dan e-mail saya diteruskan ke dealer yang saya pilih dan dipakai untuk menghubungi saya tentang test drive ini.',
  'consultation-1':
    'Saya setuju nama, nomor HP, dan e-mail saya diteruskan ke dealer yang saya pilih dan dipakai untuk menghubungi saya tentang rencana pembelian ini.',
  'service-1':
    'Saya setuju nama, nomor HP, dan data mobil saya diteruskan ke bengkel yang saya pilih dan dipakai untuk menghubungi saya tentang servis ini.',
  'brochure-1': 'Saya setuju nama dan nomor HP saya dipakai untuk mengirim brosur ini lewat WhatsApp.',
  'message-1': 'Saya setuju data di formulir ini dipakai untuk menjawab pesan saya.',
  'pre-order-1':
    'Saya setuju nama, nomor HP, dan e-mail saya diteruskan ke dealer yang saya pilih dan dipakai untuk menghubungi saya tentang pemesanan awal ini.',
  'campaign-1': 'Saya setuju nama, nomor HP, dan e-mail saya dipakai untuk menghubungi saya tentang mobil ini.',
  'simulation-1': 'Saya setuju nama dan nomor HP saya dipakai untuk menyimpan simulasi ini dan mengirimkannya lewat WhatsApp.',
  'simulation-dealer-1':
    'Saya setuju nama, nomor HP, dan simulasi ini diteruskan ke dealer yang saya pilih dan dipakai untuk menghubungi saya tentangnya.',
  'accessories-1':
    'Saya setuju nama, nomor HP, dan e-mail saya diteruskan ke dealer yang saya pilih dan dipakai untuk menghubungi saya tentang aksesori ini.',
  'chat-1':
    'Saya setuju nama, nomor HP, dan isi percakapan ini dipakai untuk menjawab pertanyaan saya, dan diteruskan ke dealer yang menjawabnya.',
  'fleet-1': 'Saya setuju data di formulir ini dipakai untuk menyiapkan penawaran dan menghubungi saya tentangnya.',
} as const

export type ConsentVersion = keyof typeof consentTexts

/** The current version for each purpose. */
export const currentConsent = {
  testDrive: 'test-drive-1',
  consultation: 'consultation-1',
  service: 'service-1',
  brochure: 'brochure-1',
  message: 'message-1',
  chat: 'chat-1',
  preOrder: 'pre-order-1',
  campaign: 'campaign-1',
  simulation: 'simulation-1',
  simulationDealer: 'simulation-dealer-1',
  fleet: 'fleet-1',
  accessories: 'accessories-1',
} as const satisfies Record<string, ConsentVersion>
