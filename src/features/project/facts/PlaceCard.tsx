import { pressureLevels } from '@domain/statuses/project'
import { useRead } from '@/request'
import { Empty, KeyValue } from '@/ui'
import { Part } from './Part'

/** 用气场所, as it was surveyed. */
export function PlaceCard({ projectId }: { projectId: string }) {
  const read = useRead('job POST /customer/node/getPlaceInfo', { projectId })
  return (
    <Part title='用气场所' read={read}>
      {(place) =>
        place === null ? (
          <Empty text='该阶段尚未开始' />
        ) : (
          <KeyValue
            items={[
              ...place.buildings.map(
                ({ name, floor, area }) => [name, `${floor}层 · ${area} m²`, { key: `b-${name}` }] as const,
              ),
              ...place.points.map(
                ({ pointName, equipmentType, quantity, ratedFlow }) =>
                  [pointName, `${equipmentType} ${quantity}台 · ${ratedFlow} m³/h`, { key: `p-${pointName}` }] as const,
              ),
              [
                '最近管线',
                place.nearestPipe &&
                  `${pressureLevels[place.nearestPipe.pressure]} ${place.nearestPipe.diameter}，${place.nearestPipe.distance}米`,
              ],
              ['通风', place.ventilation ? '具备' : '需改造'],
              ['燃气报警器', place.alarmRequired ? '须安装' : '不要求'],
            ]}
          />
        )
      }
    </Part>
  )
}
