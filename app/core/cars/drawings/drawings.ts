import type { Drawing, View } from './drawing.ts'
import { EclipseCrossFront } from './eclipse-cross/EclipseCrossFront.tsx'
import { EclipseCrossRear } from './eclipse-cross/EclipseCrossRear.tsx'
import { EclipseCrossSide } from './eclipse-cross/EclipseCrossSide.tsx'
import { L300Front } from './l300/L300Front.tsx'
import { L300Rear } from './l300/L300Rear.tsx'
import { L300Side } from './l300/L300Side.tsx'
import { OutlanderPhevFront } from './outlander-phev/OutlanderPhevFront.tsx'
import { OutlanderPhevRear } from './outlander-phev/OutlanderPhevRear.tsx'
import { OutlanderPhevSide } from './outlander-phev/OutlanderPhevSide.tsx'
import { PajeroSportFront } from './pajero-sport/PajeroSportFront.tsx'
import { PajeroSportRear } from './pajero-sport/PajeroSportRear.tsx'
import { PajeroSportSide } from './pajero-sport/PajeroSportSide.tsx'
import type { sizes } from './sizes.ts'
import { TritonFront } from './triton/TritonFront.tsx'
import { TritonRear } from './triton/TritonRear.tsx'
import { TritonSide } from './triton/TritonSide.tsx'
import { XforceFront } from './xforce/XforceFront.tsx'
import { XforceRear } from './xforce/XforceRear.tsx'
import { XforceSide } from './xforce/XforceSide.tsx'
import { XpanderFront } from './xpander/XpanderFront.tsx'
import { XpanderRear } from './xpander/XpanderRear.tsx'
import { XpanderSide } from './xpander/XpanderSide.tsx'
import { XpanderCrossFront } from './xpander-cross/XpanderCrossFront.tsx'
import { XpanderCrossRear } from './xpander-cross/XpanderCrossRear.tsx'
import { XpanderCrossSide } from './xpander-cross/XpanderCrossSide.tsx'

export type DrawnModel = keyof typeof sizes

export const drawings: Record<DrawnModel, Record<View, Drawing>> = {
  'pajero-sport': { side: PajeroSportSide, front: PajeroSportFront, rear: PajeroSportRear },
  xpander: { side: XpanderSide, front: XpanderFront, rear: XpanderRear },
  'xpander-cross': { side: XpanderCrossSide, front: XpanderCrossFront, rear: XpanderCrossRear },
  'eclipse-cross': { side: EclipseCrossSide, front: EclipseCrossFront, rear: EclipseCrossRear },
  'outlander-phev': { side: OutlanderPhevSide, front: OutlanderPhevFront, rear: OutlanderPhevRear },
  triton: { side: TritonSide, front: TritonFront, rear: TritonRear },
  l300: { side: L300Side, front: L300Front, rear: L300Rear },
  xforce: { side: XforceSide, front: XforceFront, rear: XforceRear },
}

export function isDrawn(slug: string): slug is DrawnModel {
  return Object.hasOwn(drawings, slug)
}
