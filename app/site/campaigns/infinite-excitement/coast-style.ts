/** The hours of the day from left to right: colours of the scenery, and text colours that are readable on the sky. */
export const hours = [
  { name: 'pagi', sky: '#fbd9b5', sea: '#7fb9bd', sand: '#eed2a8', road: '#565350', ink: '#2b1a10', inkSoft: '#5b4030' },
  { name: 'siang', sky: '#bfe6f2', sea: '#2fa7b8', sand: '#f5dfb2', road: '#4d5054', ink: '#08262e', inkSoft: '#234650' },
  { name: 'sore', sky: '#fbb27c', sea: '#c9765f', sand: '#d99a6c', road: '#4a3a38', ink: '#32130a', inkSoft: '#552414' },
  { name: 'malam', sky: '#16213f', sea: '#1b3257', sand: '#3c4258', road: '#1f2433', ink: '#f6f1e7', inkSoft: '#cfd3df' },
] as const

export type Hour = (typeof hours)[number]

/** A gradient. Each hour's colour is constant behind its text and changes to the next colour between texts. */
function across(key: 'sky' | 'sea' | 'sand' | 'road', count: number): string {
  const stops = hours
    .slice(0, count)
    .map((hour, at) => `${hour[key]} ${((at + 0.05) * 100) / count}% ${((at + 0.95) * 100) / count}%`)
  return `linear-gradient(to right,${stops.join()})`
}

/**
 * The panorama is as wide as all its hours. The car stays fixed in the middle of the window while the panorama passes.
 * Heights are shares of the car's length, `--car`, so that the proportions stay.
 */
export function coastStyle(count: number): string {
  return [
    '.coast{container-type:inline-size;--car:min(94cqw,56rem,max(36rem,(100svh - 32rem)*1.5));--road:calc(var(--car)*.1)}',
    `.panorama{width:${count * 100}%;background:${across('sky', count)}}`,
    `.sea{bottom:calc(var(--road) + var(--car)*.03);height:calc(var(--car)*.149);background:linear-gradient(#fff5,#fff0 40%),${across('sea', count)}}`,
    `.sand{bottom:var(--road);height:calc(var(--car)*.06);background:${across('sand', count)}}`,
    `.road{height:var(--road);background:${across('road', count)}}`,
    '.passing{bottom:calc(var(--road) - var(--car)*.075)}',
    '.driver{width:var(--car);left:calc(50cqw - var(--car)/2)}',
    '.hour{padding-bottom:calc(var(--road) + var(--car)*.44)}',
    '.view{bottom:calc(var(--road) + var(--car)*.02);width:calc(var(--car)*2.2)}',
    // On a narrow or portrait screen the car fills the width. So the objects at both sides move in and appear above it.
    '@media(width<48rem),(max-aspect-ratio:1/1){.left{translate:290px}.right{translate:-290px}}',
    `.coast{timeline-scope:${hours.map(timeline).join()}}`,
    ...hours.map(hourStyle),
    '@keyframes hour-here{50%{border-color:currentColor;opacity:1}}',
  ].join('')
}

const timeline = ({ name }: Hour) => `--${name}`

function hourStyle(hour: Hour): string {
  const { name, ink, inkSoft } = hour
  return (
    `#${name}{--color-ink:${ink};--color-ink-soft:${inkSoft};--color-line:${inkSoft};--color-line-strong:${inkSoft};view-timeline:${timeline(hour)} inline}` +
    `.coast [href="#${name}"]{animation:hour-here linear both;animation-timeline:${timeline(hour)}}`
  )
}
