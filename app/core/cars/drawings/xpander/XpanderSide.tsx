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
          dark={<path d="M-10-8C-13-24-18-38-22-48L-12-52H10L19-48C18-34 14-20 10-8Z" />}
          bright={
            <>
              <path d="M-6.5-11C-9-25-13-38-17.5-49.5L-11-52.5C-8-40-5-28-1.5-15L.5-13C4-27 7-40 8-53L15.5-50.8C14-36 10.5-22 6-10Z" />
              <path d="M-1.5-15C-5-28-8-40-11-52.5L-13.2-51.6C-10-38-7-26-3.5-14ZM6-10C10.5-22 14-36 15.5-50.8L13.2-51.6C12-37 8.5-23 4-11Z" fill="#000" opacity=".34" stroke="none" />
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
