import { template } from '../messages/template.ts'

// A link instead of the text: anyone can type another person's number or address.
export const chatTranscript = template(
  'chat_transcript',
  'Salinan percakapan Anda',
  `Salinan percakapan di situs kami sampai {{asked}}:
{{link}}

Tautan ini berlaku sampai {{until}}. Kalau bukan Anda yang memintanya, abaikan pesan ini.`,
  ['link'],
)
