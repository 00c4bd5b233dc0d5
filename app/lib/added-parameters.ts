/**
 * Parameters that advertisers, newsletters and messengers add to the address of a link, such as `utm_source`, `gclid` and
 * `gad_campaignid`. No page reads them.
 */
export const isAddedParameter = (name: string): boolean =>
  /^(?:(?:utm|gad|hsa|mc|mtm|pk)_\w+|\w*clid|[gw]braid|igsh(?:id)?|srsltid|li_fat_id|_gl)$/.test(name)
