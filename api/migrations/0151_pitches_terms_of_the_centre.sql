-- The terms of a pitch are read from its centre. `pitches.terms` is what processes of the version before read until they end; a
-- later release drops it.
drop trigger take_terms on pitches;
drop trigger hand_terms_on on centres;
drop function take_terms();
drop function hand_terms_on();
