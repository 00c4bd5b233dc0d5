// Cookies that the tracking script sets with consent. The notice of cookies names them, and a withdrawal deletes them.
// Each is a constant of its own, so that the build writes its name where it is used.
export const clicksCookie = 'klik'
export const sourceCookie = 'mitra_sumber'
export const campaignCookie = 'mitra_kampanye'
export const termCookie = 'mitra_kata'
/** Followed by the name of an external script. */
export const markerCookie = 'skrip_luar_'
