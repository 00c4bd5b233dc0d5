// The icons of fields and notices. A live part loads only these, not all of `Icon`.
export const chevron = 'M6 9.5l6 6 6-6'
export const check = 'M4.5 12.5l5 5L19.5 7'
export const info = 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.4v.2'
export const warning = 'M12 4L2.5 20h19zM12 10v4.5M12 17.2v.2'
