export const surfaces = ['Astro turf', 'Grass', 'Sand', 'Concrete', 'Parquet']
