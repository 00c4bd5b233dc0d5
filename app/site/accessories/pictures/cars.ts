// Outlines that several pictures share. A side view looks to the left.

const wheelsAt = (front: number, rear: number): string =>
  [front, rear].map((x) => `M${x - 9} 20a9 9 0 1 0 18 0a9 9 0 1 0-18 0z`).join('')

export const side =
  'M-54 20V7q0-4 5-5l19-4 14-14q3-3 7-3h43q5 0 8 4l10 15q2 2 2 6v14h-10a12 12 0 0 0-24 0h-40a12 12 0 0 0-24 0z' +
  'M-26-1l11-11q2-2 5-2h16v13zM10-14h20q4 0 6 3l6 10h-32z' +
  wheelsAt(-32, 32)

export const pickup =
  'M-54 20V8q0-4 5-5l15-3 10-13q2-3 6-3h20q4 0 5 4l2 11h43q3 0 3 3v18h-13a12 12 0 0 0-24 0h-40a12 12 0 0 0-24 0z' +
  'M-29 1l8-10q2-2 4-2h18q2 0 2 2l1 10zM9-1v15' +
  wheelsAt(-34, 30)

export const rear =
  'M-40 32V2l8-24q2-6 8-6h48q6 0 8 6l8 24v30z' +
  'M-28 0l6-17q1-3 4-3h36q3 0 4 3l6 17z' +
  'M-40 5h13v9h-13M40 5h-13v9h13M-10 8h20v7h-20zM-40 20h80'

export const front =
  'M-46 32V6q0-6 6-8l10-22q2-5 7-5h46q5 0 7 5l10 22q6 2 6 8v26z' +
  'M-29-4l8-17q1-3 4-3h34q3 0 4 3l8 17z' +
  'M-42 5h18l-3 7h-15zM42 5h-18l3 7h15zM-18 6h36l-4 8h-28z'

/** The open bed of a pickup, seen from behind and above. */
export const bed = 'M-44-26h88l11 54h-110zM-55 28v6h110v-6'
