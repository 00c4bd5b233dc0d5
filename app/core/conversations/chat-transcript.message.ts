import { template } from '../messages/template.ts'

// A link instead of the text: anyone can type another person's number or address.
export const chatTranscript = template(
  'chat_transcript',
  'Salinan percakapan Anda',
  `Salinan percakapan yang diminta di situs kami pada {{day}}:
{{link}}

Tautan ini berlaku selama percakapannya kami simpan. Kalau bukan Anda yang memintanya, abaikan pesan ini.`,
  ['link'],
)
