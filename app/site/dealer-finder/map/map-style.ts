import css from './map.css?raw'

/** Rules for what the map script draws. */
export const mapStyle = css
