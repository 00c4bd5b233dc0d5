import { Glass, Shade } from '../parts.tsx'
import { sideTints } from '../sides.tsx'

/** What the side view is shaded with: fall (top to sill), ends (nose and tail), edge (creases) and glass. */
export function SideShades({ id }: { id: string }) {
  return (
    <>
      <Shade
        id={`${id}-fall`}
        from={[0, -441]}
        to={[0, -106]}
        stops={[
          [0, 'light', 0.6],
          [0.05, 'light', 0.15],
          [0.33, 'light', 0.1],
          [0.37, 'light', 0.46],
          [0.45, 'light', 0.24],
          [0.5, 'light', 0],
          [0.5, 'dark', 0],
          [0.56, 'dark', 0.12],
          [0.72, 'dark', 0.08],
          [0.92, 'dark', 0.3],
          [1, 'dark', 0.5],
        ]}
      />
      <Shade
        id={`${id}-ends`}
        from={[0, 0]}
        to={[1306, 0]}
        stops={[
          [0, 'dark', 0.4],
          [0.04, 'dark', 0.1],
          [0.085, 'dark', 0],
          [0.93, 'dark', 0],
          [0.98, 'dark', 0.14],
          [1, 'dark', 0.38],
        ]}
      />
      <Shade
        id={`${id}-edge`}
        from={[60, 0]}
        to={[1300, 0]}
        stops={[
          [0, 'light', 0.2],
          [0.14, 'light', 0.85],
          [0.45, 'light', 0.5],
          [0.78, 'light', 0.85],
          [1, 'light', 0.2],
        ]}
      />
      <Glass id={id} from={-424} to={-316} tints={sideTints} />
    </>
  )
}
