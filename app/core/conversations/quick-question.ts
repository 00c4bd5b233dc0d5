/** The questions that the site answers from its data. The words are values of the form. */
export const quickQuestions = ['harga', 'bayar-pertama', 'dealer', 'test-drive', 'status'] as const
export type QuickQuestion = (typeof quickQuestions)[number]

/** A question as asked: slugs, a province code, or a typed place. */
export type Asked = { question: QuickQuestion; model: string; province: string; place: string }

export const questionRefusals = ['model-missing', 'province-missing', 'place-missing', 'place-unknown', 'place-too-long'] as const
export type QuestionRefusal = (typeof questionRefusals)[number]
