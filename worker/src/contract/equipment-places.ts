/** Where in or on a trailer a piece stands; what stands on the floor takes length of a wall. */
export const EQUIPMENT_PLACES = ['floor', 'counter', 'overhead', 'outside', 'loose'] as const
