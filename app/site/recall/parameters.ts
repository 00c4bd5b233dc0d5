/** Names of the query parameters of the result. A frame number is none of them. */
export const parameters = { province: 'provinsi' } as const
