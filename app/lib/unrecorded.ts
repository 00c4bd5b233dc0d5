/** Attributes that keep texts and fields of an element out of session recordings: of Microsoft Clarity and of Hotjar. */
export const unrecorded = { 'data-clarity-mask': 'true', 'data-hj-suppress': '' } as const
