/** Google Maps directions to a point `-6.24,106.82`, or to a name with its address. */
export const googleDirections = (destination: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
