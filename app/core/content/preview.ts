/** The name of the token in addresses. */
export const previewParameter = 'pratinjau'

/** Hours for which a link is valid. */
export const usualHours = 24
export const mostHours = 7 * 24

export const previewRefusals = ['no-page', 'no-revision', 'hours-outside'] as const
export type PreviewRefusal = (typeof previewRefusals)[number]
