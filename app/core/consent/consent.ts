/**
 * What people agree to, in the exact words they saw. A published text is never edited: a change is a new
 * version, so that each record names the words that were agreed to.
 */
export const consentTexts = {
  'test-drive-1':
    'Saya setuju nama, nomor HP, dan e-mail saya diteruskan ke dealer yang saya pilih dan dipakai untuk menghubungi saya tentang test drive ini.',
} as const

export type ConsentVersion = keyof typeof consentTexts

/** The version each purpose asks for now. */
export const currentConsent = { testDrive: 'test-drive-1' } as const satisfies Record<string, ConsentVersion>
