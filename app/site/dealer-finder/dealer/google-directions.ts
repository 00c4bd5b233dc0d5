/** Where Google Maps begins the way to a place: a point `-6.24,106.82`, or a name with its address. */
export const googleDirections = (destination: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
