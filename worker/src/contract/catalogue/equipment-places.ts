/** Where in or on a trailer a piece is placed; pieces on the floor take up wall length. */
export const EQUIPMENT_PLACES = ['floor', 'counter', 'overhead', 'outside', 'loose'] as const
