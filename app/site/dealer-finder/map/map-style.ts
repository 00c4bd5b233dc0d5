import css from './map.css?raw'

/** CSS for the elements that the map script creates. */
export const mapStyle = css
