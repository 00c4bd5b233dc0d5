import { Wheel } from '../parts.tsx'
import { SideBody, SideCabin, SideDefs, SideFace, SideOutline, SideTailLamp, tyre } from '../xpander/shell.tsx'

export function XpanderCrossSide({ id }: { id: string }) {
  return (
    <>
      <defs>
        <SideDefs id={id} />
        <Wheel
          id={id}
          tyre={tyre}
          rim={54}
          spokes={5}
          dark={<path d="M-13-8-25-46Q0-56 25-46L13-8ZM-8-30-14-46 14-46 8-30Z" fillRule="evenodd" />}
          bright={
            <>
              <path d="M-6-12-8-32-20-48-13-51.5 0-36 13-51.5 20-48 8-32 6-12Z" />
              <path d="M0-12V-36L13-51.5 15-50.6 3-32 3-12ZM-6-12-8-32-20-48-17-49.6-5-32-4-12Z" fill="#000" opacity=".3" stroke="none" />
            </>
          }
        />
      </defs>
      <SideBody id={id} />
      <g clipPath={`url(#${id}-body-clip)`}>
        {/* cladding: bumper, arches, sill, one band round the car */}
        <path d="M0-104 60-98 104-100C114-160 160-197 220-197 278-197 322-162 334-104L344-98H790L800-104C812-160 856-197 914-197 972-197 1016-164 1030-112L1060-106 1150-124V-50H0Z" fill="#191b1e" />
        <path d="M0-104 60-98 104-100C114-160 160-197 220-197 278-197 322-162 334-104L344-98H790L800-104C812-160 856-197 914-197 972-197 1016-164 1030-112L1060-106 1150-124" fill="none" stroke="#fff" strokeOpacity=".32" strokeWidth="1.3" />
        <path d="M119-92C124-148 166-184 220-184 274-184 314-150 320-96M814-96C820-148 860-184 914-184 968-184 1008-150 1014-98" fill="none" stroke="#fff" strokeOpacity=".16" strokeWidth="2" />
        <path d="M129.3-64A92 92 0 1 1 310.7-64M823.1-64A92 92 0 1 1 1004.4-64" fill="none" stroke="#050607" strokeWidth="5" />
      </g>
      {/* bright strip along the doors, skid plates */}
      <path d="M350-93H786L780-85H356Z" fill={`url(#${id}-metal)`} />
      <path d="M16-92 34-96 104-84 98-62 60-60C48-60 40-63 33-70Z" fill={`url(#${id}-metal)`} />
      <path d="M28-84 92-75 90-68 40-66Z" fill="#15171a" opacity=".8" />
      <path d="M1134-96 1060-88 1066-69 1110-74C1122-76 1129-82 1134-96Z" fill={`url(#${id}-metal)`} />
      <path d="M1122-88 1072-82 1074-76 1108-79Z" fill="#15171a" opacity=".8" />
      <SideCabin id={id} />
      {/* silver rails */}
      <path d="M440-417C460-431 484-437.5 512-437.5L900-436C932-435 960-429 982-417L962-418C942-426 920-429 898-429.5L514-431C490-431 474-426 460-418Z" fill="#a4a9af" stroke="#000" strokeOpacity=".45" strokeWidth=".8" />
      <path d="M454-424C472-432 490-436.4 512-436.4L900-435C930-434.6 950-430 968-424" fill="none" stroke="#fff" strokeWidth="1.6" opacity=".8" />
      <path d="M462-418C474-426 490-431 514-431L898-429.5C920-429 942-426 962-418" fill="none" stroke="#000" strokeWidth="1.4" opacity=".5" />
      <SideFace id={id} />
      {/* fog lamp */}
      <path d="M8-120 90-124 82-104 18-100Z" fill="#101214" />
      <ellipse cx="60" cy="-112" rx="9" ry="6" fill="#aeb7bf" />
      <ellipse cx="60" cy="-112" rx="5" ry="3.5" fill="#5b646c" />
      <SideTailLamp id={id} />
      {/* reflector */}
      <path d="M1124-172 1142-175 1138-132 1122-134Z" fill="#101214" />
      <path d="M1129-168 1138-170 1134-138 1127-140Z" fill="#a30d17" />
      <SideOutline id={id} />
    </>
  )
}
