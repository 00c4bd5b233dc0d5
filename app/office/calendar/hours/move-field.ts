/** The prefix of the fields that say where an appointment goes. */
export const moveField = 'pindah-'
