import { LineDrawing } from './LineDrawing.tsx'
import { check, chevron, info, warning } from './line-shapes.ts'

/** Paths on a 24-unit grid, line width 1.75. Icons are decoration: the text beside an icon says what it means. */
const shapes = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  chevron,
  arrow: 'M4 12h16M13.5 5.5L20 12l-6.5 6.5',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.3 15.3L20.5 20.5',
  check,
  info,
  warning,
  phone:
    'M5 3.5h3.6l1.6 4.6-2.2 1.7c1.2 2.6 3.4 4.9 6.1 6.1l1.8-2.2 4.6 1.6V19a1.8 1.8 0 01-2 1.8C10.6 20.2 3.8 13.4 3.2 5.5A1.8 1.8 0 015 3.5z',
  chat: 'M4 4.5h16v11.5H10.5L6 20v-4H4zM8 9h8M8 12h5',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5.2l3.5 2',
  calendar: 'M3.5 5.5h17v15h-17zM3.5 10h17M8 3v4.5M16 3v4.5M8 14v.1M12 14v.1M16 14v.1M8 17v.1M12 17v.1',
  list: 'M9 6h11M9 12h11M9 18h11M4 6v.1M4 12v.1M4 18v.1',
  pin: 'M12 21.5s7-6.6 7-12a7 7 0 10-14 0c0 5.4 7 12 7 12zM12 7a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  document: 'M6 2.5h8.5L19 7v14.5H6zM14 3v4.5h4.5M9 12.5h7M9 16.5h7',
  wheel: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 10a2 2 0 100 4 2 2 0 000-4zM3.3 11L10 11.7M20.7 11L14 11.7M12 14v7',
  sums: 'M5 3h14v18H5zM8.5 6.5h7v3h-7zM8.5 13.5v.1M12 13.5v.1M15.5 13.5v.1M8.5 17v.1M12 17v.1M15.5 17v.1',
  ruler: 'M2.5 8h19v8h-19zM6.5 8v3.5M10 8v2.5M13.5 8v3.5M17 8v2.5',
  wrench: 'M20.5 7.2a5 5 0 01-6.7 5.6L7 19.8a2 2 0 01-2.8-2.8l7-6.8A5 5 0 0117 3.5l-3 3 .6 3 3 .6z',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  shield: 'M12 2.8l7.5 2.7v5.7c0 4.7-3.1 8.2-7.5 10-4.4-1.8-7.5-5.3-7.5-10V5.5zM8.5 12l2.5 2.5 4.5-5',
  tag: 'M3 3h8.5l9.5 9.5-8.5 8.5L3 11.5zM7.5 7.4v.2',
  box: 'M3.5 7.5L12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5L12 12l8.5-4.5M12 12v9',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
  truck: 'M2.5 5.5h11v11h-11zM13.5 9h4l4 4v3.5h-8zM7 15a2 2 0 100 4 2 2 0 000-4zM17 15a2 2 0 100 4 2 2 0 000-4z',
  people:
    'M9 4a3 3 0 100 6 3 3 0 000-6zM3 20c0-4 2.6-6.5 6-6.5s6 2.5 6 6.5zM16 4.5a2.8 2.8 0 010 5.4M17.5 13.8c2.2.8 3.5 3 3.5 6.2',
  factory: 'M3 20.5V9.5l5.5 3.5V9.5L14 13V4h4l1 16.5zM3 20.5h18M7 17v.1M11 17v.1M15 17v.1',
  school: 'M12 4L1.5 9 12 14l10.5-5zM6 11.5v5c0 1.5 2.7 3 6 3s6-1.5 6-3v-5M22 9.5V16',
  heart: 'M12 20.5S3.5 15 3.5 9A4.7 4.7 0 0112 6.3 4.7 4.7 0 0120.5 9c0 6-8.5 11.5-8.5 11.5z',
  leaf: 'M20 4C10 4 4.5 8.5 4.5 14.5c0 2.5 1.5 4.5 4.5 4.5C16 19 20 13 20 4zM4 21c1.5-5 5-8.5 10-11',
  bolt: 'M13 2.5L5 13.5h6l-1 8 8.5-11.5h-6z',
  drop: 'M12 3c3.5 4.5 6 7.800 6 11a6 6 0 01-12 0c0-3.200 2.5-6.5 6-11zM9 14.5a3 3 0 003 3',
} as const

export type IconName = keyof typeof shapes

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return <LineDrawing shape={shapes[name]} className={className} />
}
