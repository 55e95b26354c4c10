-- The actions copy the hours of parts to combined pitches, and delete what a removed part was booked for. Processes of the
-- released version know no combined pitches.
drop trigger update_part_hours on pitch_parts;
drop trigger update_hours_of_combined on pitches;
drop trigger free_part on pitch_parts;
drop function update_part_hours();
drop function update_hours_of_combined();
drop function free_part();
