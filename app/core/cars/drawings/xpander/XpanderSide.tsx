import { Wheel } from '../parts.tsx'
import { SideBody, SideCabin, SideDefs, SideOutline, SideTailLamp, tyre } from './shell.tsx'

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
          dark={<path d="M-8-8-19-50-7-53 0-30 7-53 19-50 8-8Z" />}
          bright={
            <>
              <path d="M-2-12-11-48-7-52-3-52.5 0-22 3-52.5 7-52 11-48 2-12Z" />
              <path d="M0-14 0-22 3-52.5 5-52.3 1.5-14ZM-2-14-11-48-9-50-1-14Z" fill="#000" opacity=".28" stroke="none" />
            </>
          }
        />
      </defs>
      <SideBody id={id} />
      {/* black lower edge all round, satin plate under the chin */}
      <path d="M309-64H825L817-82H318ZM130-64 60-60C47-60 38-63 31-70L17-90 66-84 126-88ZM1005-64 1110-74C1126-76 1133-84 1138-98L1141-108 1066-96 1009-90Z" fill="#15171a" />
      <path d="M318-81H816M18-89 66-83 126-87M1009-89 1066-95 1140-107" fill="none" stroke="#fff" strokeWidth="1.2" opacity=".3" />
      <path d="M32-74 108-71 102-62 60-60C48-60 39-63 32-70Z" fill={`url(#${id}-metal)`} />
      <SideCabin id={id} />
      {/* rails */}
      <path d="M446-419C464-431 484-437.5 512-437.5L900-436C930-435 956-429 974-420L958-420C940-427 920-430 898-430.5L514-432C490-432 476-428 462-419Z" fill="#15171a" />
      <path d="M458-426C474-432 490-436.5 512-436.5L900-435C922-434.5 940-431 956-426" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".6" />
      {/* grille edge */}
      <path d="M2-124C0-150 2-170 5-208L12-240 22-236C16-206 13-180 13-150L16-112Z" fill="#0c0d0f" />
      <path d="M8-180H15M6-164H14M5-148H13M6-132H14M11-200 17-199M14-217 19-215" stroke="#5a5f66" strokeWidth="1.5" />
      {/* daytime lamp at the bonnet's edge */}
      <path d="M12-240C14-246 18-250 26-253L36-256C62-258 92-260 124-259 104-249 72-243 38-237L19-234Z" fill="#101214" />
      <path d="M24-246C56-252 84-255 108-256 86-250 62-245 25-241Z" fill="#f4f8fb" />
      {/* Dynamic Shield: the bright arc around the headlamp's housing */}
      <path d="M102-232 42-222C33-219 29-210 27-200L22-166C20-151 24-143 34-140L94-131 88-122 32-130C17-134 10-146 12-166L17-202C19-219 24-228 33-231Z" fill={`url(#${id}-metal)`} stroke="#000" strokeOpacity=".45" strokeWidth=".9" />
      {/* headlamp */}
      <path d="M32-204 94-216Q101-217 100-210L88-160Q85-150 75-149L32-144C27-154 27-182 32-204Z" fill="#0c0e10" />
      <path d="M37-199 96-211 94-204 68-199 63-166 54-164 57-197 36-192Z" fill="#f4f8fb" />
      <path d="M72-192 86-195Q89-195 88-192L81-164Q80-160 76-159L69-158ZM36-184 51-187 48-162 37-160Z" fill="#39414a" />
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
