import { Wheel } from '../parts.tsx'
import { SideBody, SideCabin, SideDefs, SideFace, SideOutline, SideTailLamp, tyre } from './shell.tsx'

export function XpanderSide({ id }: { id: string }) {
  return (
    <>
      <defs>
        <SideDefs id={id} />
        <Wheel
          id={id}
          tyre={tyre}
          rim={54}
          spokes={5}
          dark={<path d="M-9-9-20-50H18L8-9Z" />}
          bright={
            <>
              <path d="M-9-52.3C-7-40-4-28-1.5-16L1-12C4-26 6.5-40 6.5-53Z" fill="#1a1c1f" stroke="none" />
              <path d="M-8-10C-10-24-14-38-17-49.5L-9-52.3C-7-40-4-28-1.5-16ZM1-12C4-26 6.5-40 6.5-53L15-51C14-36 11-22 7-9Z" />
              <path d="M-1.5-16C-4-28-7-40-9-52.3L-11.5-51.6C-9-38-6-26-3-14ZM7-9C11-22 14-36 15-51L12.5-51.6C12-37 9-24 5-10Z" fill="#000" opacity=".32" stroke="none" />
            </>
          }
        />
      </defs>
      <SideBody id={id} />
      {/* black lower edge all round, satin plate under the chin */}
      <path d="M309-64H825L817-82H318ZM130-64 60-60C48-60 40-63 33-70L18-89 66-84 126-88ZM1005-64 1110-74C1126-76 1133-84 1138-98L1141-108 1066-96 1009-90Z" fill="#15171a" />
      <path d="M318-81H816M18-89 66-83 126-87M1009-89 1066-95 1140-107" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".3" />
      <path d="M31-74 108-71 102-62 60-60C48-60 40-63 33-70Z" fill={`url(#${id}-metal)`} />
      <SideCabin id={id} />
      {/* rails */}
      <path d="M446-419C464-431 484-437.5 512-437.5L900-436C930-435 956-429 974-420L958-420C940-427 920-430 898-430.5L514-432C490-432 476-428 462-419Z" fill="#15171a" />
      <path d="M458-426C474-432 490-436.5 512-436.5L900-435C922-434.5 940-431 956-426" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".6" />
      <SideFace id={id} />
      {/* fog lamp */}
      <path d="M10-116 86-120 76-98 22-94Z" fill="#101214" />
      <ellipse cx="58" cy="-108" rx="9" ry="6" fill="#aeb7bf" />
      <ellipse cx="58" cy="-108" rx="5" ry="3.5" fill="#5b646c" />
      <SideTailLamp id={id} />
      {/* reflector */}
      <path d="M1124-172 1142-175 1138-128 1122-130Z" fill="#101214" />
      <path d="M1129-168 1138-170 1134-134 1127-136Z" fill="#a30d17" />
      <SideOutline id={id} />
    </>
  )
}
