import { type Car, carClasses, isOnSale } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { lowestPrice } from '../../core/cars/price.ts'
import { classNames, priceLabel } from '../../core/cars/words.ts'
import { remembered } from '../../core/content/content-memory.server.ts'
import { readSettings } from '../../core/content/settings.server.ts'
import { formatRupiah } from '../../lib/money.ts'
import { carMenu, companyMenu, footerMenu, mainMenu, ownerMenu } from '../../menu.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Services } from '../../platform/services.ts'
import type { FrameData, MenuCar } from './frame.ts'

type Process = Pick<Services, 'db' | 'environment' | 'preview'>

/** The data of the frame. It is the same on every page until content changes, except on a preview. */
export async function readFrame({ db, environment: { publicUrl }, preview }: Process): Promise<FrameData> {
  const frame = await remembered(db, `frame of ${publicUrl}`, () => makeFrame(db, publicUrl))
  return { ...frame, preview }
}

async function makeFrame(db: Db, publicUrl: string): Promise<Omit<FrameData, 'preview'>> {
  const [settings, cars] = await Promise.all([readSettings(db), readCatalogue(db)])
  return {
    publicUrl,
    settings,
    cars: carClasses.map((carClass) => ({
      heading: classNames[carClass],
      cars: cars.filter((car) => car.class === carClass).map(menuCar),
    })),
    main: mainMenu,
    owner: ownerMenu,
    company: companyMenu,
    footer: footerMenu,
  }
}

function menuCar(car: Car): MenuCar {
  const price = lowestPrice(car)
  return {
    slug: car.slug,
    name: car.name,
    onSale: isOnSale(car),
    priceFrom: formatRupiah(price.amount),
    priceBasis: priceLabel(price),
    actions: carMenu(car, isOnSale(car)),
  }
}
