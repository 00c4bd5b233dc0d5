/** Names of the query parameters of the check and of its result. A frame number is none of them. */
export const parameters = { province: 'provinsi', from: 'dari' } as const
