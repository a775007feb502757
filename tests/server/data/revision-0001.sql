PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES('0001');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	version TEXT NOT NULL, 
	status TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	due BIGINT, 
	title TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO tables VALUES('table1','dungeon',1,'0.1.0','over',2,1700000000000,1700000015300,NULL,'Ann, Seat 1');
INSERT INTO tables VALUES('table2','millstone',1,'0.1.0','over',3,1700000015300,1700000019800,NULL,'Ann, Seat 1, Seat 2');
INSERT INTO tables VALUES('table3','towers',1,'0.1.0','playing',2,1700000019800,1700000019800,NULL,'Ann, Seat 1');
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO events VALUES('table1',1,1700000000000,'{"did":"created","game":"dungeon","rules":1,"version":"0.1.0","players":2,"edition":"standard","options":{"tie_break":"sum","bird":"optional","first_turn":"knight","dragon_twin":"literal","levels":9,"throw":"odds","patience":2},"terms":{"deal":"server","clock":null,"games":1,"starter":0,"race":"live","throw":"skill","away":0,"chat":false,"hints":true,"pace":700},"host":"ann''s"}');
INSERT INTO events VALUES('table1',2,1700000000000,'{"did":"gathered","secret":"e436cfcb49cacce38c99bb01cc78112b8c8d48c2699c64ea3ccdf32d1ac5c9c2"}');
INSERT INTO events VALUES('table1',3,1700000000000,'{"did":"sat","seat":0,"name":"Ann","holder":"ann''s"}');
INSERT INTO events VALUES('table1',4,1700000000000,'{"did":"sat","seat":1,"name":"Seat 1","holder":"bea''s"}');
INSERT INTO events VALUES('table1',5,1700000000000,'{"did":"wished luck","seat":0,"number":"seven-7"}');
INSERT INTO events VALUES('table1',6,1700000000000,'{"did":"started","starter":0,"moves":[]}');
INSERT INTO events VALUES('table1',7,1700000000100,'{"did":"moved","seat":0,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',8,1700000000200,'{"did":"moved","seat":0,"moves":["place 2a"]}');
INSERT INTO events VALUES('table1',9,1700000000300,'{"did":"moved","seat":1,"moves":["draw","reveal knight 1"]}');
INSERT INTO events VALUES('table1',10,1700000000400,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',11,1700000000500,'{"did":"moved","seat":0,"moves":["climb 2@2a>4"]}');
INSERT INTO events VALUES('table1',12,1700000000600,'{"did":"moved","seat":1,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',13,1700000000700,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',14,1700000000800,'{"did":"moved","seat":0,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',15,1700000000900,'{"did":"moved","seat":0,"moves":["place 2a"]}');
INSERT INTO events VALUES('table1',16,1700000001000,'{"did":"moved","seat":1,"moves":["draw","reveal knight 1"]}');
INSERT INTO events VALUES('table1',17,1700000001100,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',18,1700000001200,'{"did":"moved","seat":0,"moves":["draw","reveal bird"]}');
INSERT INTO events VALUES('table1',19,1700000001300,'{"did":"moved","seat":0,"moves":["throw 9"]}');
INSERT INTO events VALUES('table1',20,1700000001400,'{"did":"moved","seat":1,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',21,1700000001500,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',22,1700000001600,'{"did":"moved","seat":0,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',23,1700000001700,'{"did":"moved","seat":0,"moves":["place 3a"]}');
INSERT INTO events VALUES('table1',24,1700000001800,'{"did":"moved","seat":1,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',25,1700000001900,'{"did":"moved","seat":1,"moves":["place 2a"]}');
INSERT INTO events VALUES('table1',26,1700000002000,'{"did":"moved","seat":0,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',27,1700000002100,'{"did":"moved","seat":0,"moves":["put back"]}');
INSERT INTO events VALUES('table1',28,1700000002200,'{"did":"moved","seat":1,"moves":["climb 2@2a>4"]}');
INSERT INTO events VALUES('table1',29,1700000002300,'{"did":"moved","seat":0,"moves":["climb 3@3a>6"]}');
INSERT INTO events VALUES('table1',30,1700000002400,'{"did":"moved","seat":1,"moves":["climb 2@4>6"]}');
INSERT INTO events VALUES('table1',31,1700000002500,'{"did":"moved","seat":0,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',32,1700000002600,'{"did":"moved","seat":0,"moves":["put back"]}');
INSERT INTO events VALUES('table1',33,1700000002700,'{"did":"moved","seat":1,"moves":["climb 2@6>8"]}');
INSERT INTO events VALUES('table1',34,1700000002800,'{"did":"moved","seat":0,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',35,1700000002900,'{"did":"moved","seat":0,"moves":["put back"]}');
INSERT INTO events VALUES('table1',36,1700000003000,'{"did":"moved","seat":1,"moves":["draw","reveal bird"]}');
INSERT INTO events VALUES('table1',37,1700000003100,'{"did":"aimed","seat":1,"move":"throw 7","periods":[1237,791],"phases":[32,130]}');
INSERT INTO events VALUES('table1',38,1700000003400,'{"did":"thrown","seat":1,"accuracy":59,"moves":["stays"]}');
INSERT INTO events VALUES('table1',39,1700000003500,'{"did":"moved","seat":0,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',40,1700000003600,'{"did":"moved","seat":0,"moves":["put back"]}');
INSERT INTO events VALUES('table1',41,1700000003700,'{"did":"moved","seat":1,"moves":["climb 2@8>top"]}');
INSERT INTO events VALUES('table1',42,1700000003800,'{"did":"moved","seat":0,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',43,1700000003900,'{"did":"moved","seat":0,"moves":["place 3a"]}');
INSERT INTO events VALUES('table1',44,1700000004000,'{"did":"moved","seat":1,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',45,1700000004100,'{"did":"moved","seat":1,"moves":["place 3a"]}');
INSERT INTO events VALUES('table1',46,1700000004200,'{"did":"moved","seat":0,"moves":["draw","reveal dragon"]}');
INSERT INTO events VALUES('table1',47,1700000004300,'{"did":"moved","seat":0,"moves":["dragon 3a"]}');
INSERT INTO events VALUES('table1',48,1700000004400,'{"did":"moved","seat":1,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',49,1700000004500,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',50,1700000004600,'{"did":"moved","seat":0,"moves":["draw","reveal knight 1"]}');
INSERT INTO events VALUES('table1',51,1700000004700,'{"did":"moved","seat":0,"moves":["put back"]}');
INSERT INTO events VALUES('table1',52,1700000004800,'{"did":"moved","seat":1,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',53,1700000004900,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',54,1700000005000,'{"did":"moved","seat":0,"moves":["draw","reveal knight 1"]}');
INSERT INTO events VALUES('table1',55,1700000005100,'{"did":"moved","seat":0,"moves":["place 1a"]}');
INSERT INTO events VALUES('table1',56,1700000005200,'{"did":"moved","seat":1,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',57,1700000005300,'{"did":"moved","seat":1,"moves":["place 2a"]}');
INSERT INTO events VALUES('table1',58,1700000005400,'{"did":"moved","seat":0,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',59,1700000005500,'{"did":"moved","seat":0,"moves":["place 2a"]}');
INSERT INTO events VALUES('table1',60,1700000005600,'{"did":"moved","seat":1,"moves":["draw","reveal knight 1"]}');
INSERT INTO events VALUES('table1',61,1700000005700,'{"did":"moved","seat":1,"moves":["place 1a"]}');
INSERT INTO events VALUES('table1',62,1700000005800,'{"did":"moved","seat":0,"moves":["climb 2@2a>4"]}');
INSERT INTO events VALUES('table1',63,1700000005900,'{"did":"moved","seat":1,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',64,1700000006000,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',65,1700000006100,'{"did":"moved","seat":0,"moves":["climb 2@4>6"]}');
INSERT INTO events VALUES('table1',66,1700000006200,'{"did":"moved","seat":1,"moves":["climb 1@1a>2a"]}');
INSERT INTO events VALUES('table1',67,1700000006300,'{"did":"moved","seat":0,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',68,1700000006400,'{"did":"moved","seat":0,"moves":["put back"]}');
INSERT INTO events VALUES('table1',69,1700000006500,'{"did":"moved","seat":1,"moves":["climb 1@2a>3a"]}');
INSERT INTO events VALUES('table1',70,1700000006600,'{"did":"moved","seat":0,"moves":["draw","reveal knight 1"]}');
INSERT INTO events VALUES('table1',71,1700000006700,'{"did":"moved","seat":0,"moves":["place 1a"]}');
INSERT INTO events VALUES('table1',72,1700000006800,'{"did":"moved","seat":1,"moves":["draw","reveal knight 1"]}');
INSERT INTO events VALUES('table1',73,1700000006900,'{"did":"moved","seat":1,"moves":["place 1a"]}');
INSERT INTO events VALUES('table1',74,1700000007000,'{"did":"moved","seat":0,"moves":["climb 2@6>8"]}');
INSERT INTO events VALUES('table1',75,1700000007100,'{"did":"moved","seat":1,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',76,1700000007200,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',77,1700000007300,'{"did":"moved","seat":0,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',78,1700000007400,'{"did":"moved","seat":0,"moves":["place 3a"]}');
INSERT INTO events VALUES('table1',79,1700000007500,'{"did":"moved","seat":1,"moves":["climb 1@1a>2a"]}');
INSERT INTO events VALUES('table1',80,1700000007600,'{"did":"moved","seat":0,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',81,1700000007700,'{"did":"moved","seat":0,"moves":["place 3a"]}');
INSERT INTO events VALUES('table1',82,1700000007800,'{"did":"moved","seat":1,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',83,1700000007900,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',84,1700000008000,'{"did":"moved","seat":0,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',85,1700000008100,'{"did":"moved","seat":0,"moves":["put back"]}');
INSERT INTO events VALUES('table1',86,1700000008200,'{"did":"moved","seat":1,"moves":["draw","reveal knight 1"]}');
INSERT INTO events VALUES('table1',87,1700000008300,'{"did":"moved","seat":1,"moves":["place 1a"]}');
INSERT INTO events VALUES('table1',88,1700000008400,'{"did":"moved","seat":0,"moves":["climb 3@3a>6"]}');
INSERT INTO events VALUES('table1',89,1700000008500,'{"did":"moved","seat":1,"moves":["climb 1@1a>2a"]}');
INSERT INTO events VALUES('table1',90,1700000008600,'{"did":"moved","seat":0,"moves":["climb 2@8>top"]}');
INSERT INTO events VALUES('table1',91,1700000008700,'{"did":"moved","seat":1,"moves":["climb 1@2a>3a"]}');
INSERT INTO events VALUES('table1',92,1700000008800,'{"did":"moved","seat":0,"moves":["climb 3@6>9"]}');
INSERT INTO events VALUES('table1',93,1700000008900,'{"did":"moved","seat":1,"moves":["climb 1@2a>3a"]}');
INSERT INTO events VALUES('table1',94,1700000009000,'{"did":"moved","seat":0,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',95,1700000009100,'{"did":"moved","seat":0,"moves":["put back"]}');
INSERT INTO events VALUES('table1',96,1700000009200,'{"did":"moved","seat":1,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',97,1700000009300,'{"did":"moved","seat":1,"moves":["place 2a"]}');
INSERT INTO events VALUES('table1',98,1700000009400,'{"did":"moved","seat":0,"moves":["climb 3@9>top"]}');
INSERT INTO events VALUES('table1',99,1700000009500,'{"did":"moved","seat":1,"moves":["climb 2@2a>4"]}');
INSERT INTO events VALUES('table1',100,1700000009600,'{"did":"moved","seat":0,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',101,1700000009700,'{"did":"moved","seat":0,"moves":["put back"]}');
INSERT INTO events VALUES('table1',102,1700000009800,'{"did":"moved","seat":1,"moves":["climb 1@3a>4"]}');
INSERT INTO events VALUES('table1',103,1700000009900,'{"did":"moved","seat":0,"moves":["draw","reveal knight 1"]}');
INSERT INTO events VALUES('table1',104,1700000010000,'{"did":"moved","seat":0,"moves":["put back"]}');
INSERT INTO events VALUES('table1',105,1700000010100,'{"did":"moved","seat":1,"moves":["climb 2@4>6"]}');
INSERT INTO events VALUES('table1',106,1700000010200,'{"did":"moved","seat":0,"moves":["draw","reveal knight 1"]}');
INSERT INTO events VALUES('table1',107,1700000010300,'{"did":"moved","seat":0,"moves":["place 1a"]}');
INSERT INTO events VALUES('table1',108,1700000010400,'{"did":"moved","seat":1,"moves":["climb 2@6>8"]}');
INSERT INTO events VALUES('table1',109,1700000010500,'{"did":"moved","seat":0,"moves":["draw","reveal knight 1"]}');
INSERT INTO events VALUES('table1',110,1700000010600,'{"did":"moved","seat":0,"moves":["place 1a"]}');
INSERT INTO events VALUES('table1',111,1700000010700,'{"did":"moved","seat":1,"moves":["climb 2@8>top"]}');
INSERT INTO events VALUES('table1',112,1700000010800,'{"did":"moved","seat":0,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',113,1700000010900,'{"did":"moved","seat":0,"moves":["put back"]}');
INSERT INTO events VALUES('table1',114,1700000011000,'{"did":"moved","seat":1,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',115,1700000011100,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',116,1700000011200,'{"did":"moved","seat":0,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',117,1700000011300,'{"did":"moved","seat":0,"moves":["place 2a"]}');
INSERT INTO events VALUES('table1',118,1700000011400,'{"did":"moved","seat":1,"moves":["climb 1@4>5"]}');
INSERT INTO events VALUES('table1',119,1700000011500,'{"did":"moved","seat":0,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',120,1700000011600,'{"did":"moved","seat":0,"moves":["put back"]}');
INSERT INTO events VALUES('table1',121,1700000011700,'{"did":"moved","seat":1,"moves":["climb 1@3a>4"]}');
INSERT INTO events VALUES('table1',122,1700000011800,'{"did":"moved","seat":0,"moves":["climb 2@2a>4"]}');
INSERT INTO events VALUES('table1',123,1700000011900,'{"did":"moved","seat":1,"moves":["climb 1@5>6"]}');
INSERT INTO events VALUES('table1',124,1700000012000,'{"did":"moved","seat":0,"moves":["climb 1@1a>2a"]}');
INSERT INTO events VALUES('table1',125,1700000012100,'{"did":"moved","seat":1,"moves":["draw","reveal knight 1"]}');
INSERT INTO events VALUES('table1',126,1700000012200,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',127,1700000012300,'{"did":"moved","seat":0,"moves":["climb 2@4>6"]}');
INSERT INTO events VALUES('table1',128,1700000012400,'{"did":"moved","seat":1,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',129,1700000012500,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',130,1700000012600,'{"did":"moved","seat":0,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',131,1700000012700,'{"did":"moved","seat":0,"moves":["place 3a"]}');
INSERT INTO events VALUES('table1',132,1700000012800,'{"did":"moved","seat":1,"moves":["draw","reveal dragon"]}');
INSERT INTO events VALUES('table1',133,1700000012900,'{"did":"moved","seat":1,"moves":["dragon 1a"]}');
INSERT INTO events VALUES('table1',134,1700000013000,'{"did":"moved","seat":0,"moves":["climb 2@6>8"]}');
INSERT INTO events VALUES('table1',135,1700000013100,'{"did":"moved","seat":1,"moves":["draw","reveal knight 2"]}');
INSERT INTO events VALUES('table1',136,1700000013200,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',137,1700000013300,'{"did":"moved","seat":0,"moves":["climb 2@8>top"]}');
INSERT INTO events VALUES('table1',138,1700000013400,'{"did":"moved","seat":1,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',139,1700000013500,'{"did":"moved","seat":1,"moves":["place 3a"]}');
INSERT INTO events VALUES('table1',140,1700000013600,'{"did":"moved","seat":0,"moves":["climb 1@2a>3a"]}');
INSERT INTO events VALUES('table1',141,1700000013700,'{"did":"moved","seat":1,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',142,1700000013800,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',143,1700000013900,'{"did":"moved","seat":0,"moves":["climb 1@3a>4"]}');
INSERT INTO events VALUES('table1',144,1700000014000,'{"did":"moved","seat":1,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',145,1700000014100,'{"did":"moved","seat":1,"moves":["put back"]}');
INSERT INTO events VALUES('table1',146,1700000014200,'{"did":"moved","seat":0,"moves":["climb 1@4>5"]}');
INSERT INTO events VALUES('table1',147,1700000014300,'{"did":"moved","seat":1,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',148,1700000014400,'{"did":"moved","seat":1,"moves":["place 3a"]}');
INSERT INTO events VALUES('table1',149,1700000014500,'{"did":"moved","seat":0,"moves":["climb 1@5>6"]}');
INSERT INTO events VALUES('table1',150,1700000014600,'{"did":"moved","seat":1,"moves":["draw","reveal knight 3"]}');
INSERT INTO events VALUES('table1',151,1700000014700,'{"did":"moved","seat":1,"moves":["place 3a"]}');
INSERT INTO events VALUES('table1',152,1700000014800,'{"did":"moved","seat":0,"moves":["climb 1@6>7"]}');
INSERT INTO events VALUES('table1',153,1700000014900,'{"did":"moved","seat":1,"moves":["climb 3@3a>6"]}');
INSERT INTO events VALUES('table1',154,1700000015000,'{"did":"moved","seat":0,"moves":["climb 1@7>8"]}');
INSERT INTO events VALUES('table1',155,1700000015100,'{"did":"moved","seat":1,"moves":["climb 3@3a>6"]}');
INSERT INTO events VALUES('table1',156,1700000015200,'{"did":"moved","seat":0,"moves":["climb 1@8>9"]}');
INSERT INTO events VALUES('table1',157,1700000015300,'{"did":"moved","seat":1,"moves":["climb 3@6>9"]}');
INSERT INTO events VALUES('table1',158,1700000015300,'{"did":"ended","reason":"Seat 0 has no card and no climb left (D-27).","scores":[3,3],"winners":[1]}');
INSERT INTO events VALUES('table1',159,1700000015300,'{"did":"said","seat":0,"phrase":"well-played"}');
INSERT INTO events VALUES('table2',1,1700000015300,'{"did":"created","game":"millstone","rules":1,"version":"0.1.0","players":3,"edition":"standard","options":{"mistakes":"refused","variant":"full","turn_limit":30,"reply":"any"},"terms":{"deal":"server","clock":null,"games":1,"starter":null,"race":"live","throw":"odds","away":0,"chat":false,"hints":true,"pace":700},"host":"ann''s"}');
INSERT INTO events VALUES('table2',2,1700000015300,'{"did":"gathered","secret":"4945d90c5c5ee4b098d17cd9a3e1a86659b90eaff6cbd5b5d99d4353f7a537e5"}');
INSERT INTO events VALUES('table2',3,1700000015300,'{"did":"sat","seat":0,"name":"Ann","holder":"ann''s"}');
INSERT INTO events VALUES('table2',4,1700000015300,'{"did":"sat","seat":1,"name":"Seat 1","holder":"bea''s"}');
INSERT INTO events VALUES('table2',5,1700000015300,'{"did":"sat","seat":2,"name":"Seat 2","holder":"cid''s"}');
INSERT INTO events VALUES('table2',6,1700000015300,'{"did":"wished luck","seat":0,"number":"seven-7"}');
INSERT INTO events VALUES('table2',7,1700000015300,'{"did":"started","starter":2,"moves":["deal green scissors +3","deal yellow rock","deal red scissors","deal red rock again","deal red paper","deal red scissors race","deal green joker","deal green scissors","deal green rock +3","deal yellow scissors again","deal red rock","deal yellow paper again","deal yellow paper +3","deal red joker","deal red scissors","deal green scissors","deal green scissors","deal green paper","deal red joker","deal yellow scissors","deal green paper"]}');
INSERT INTO events VALUES('table2',8,1700000015400,'{"did":"moved","seat":2,"moves":["play green joker rock"]}');
INSERT INTO events VALUES('table2',9,1700000015500,'{"did":"moved","seat":0,"moves":["play red paper"]}');
INSERT INTO events VALUES('table2',10,1700000015600,'{"did":"moved","seat":1,"moves":["play red scissors"]}');
INSERT INTO events VALUES('table2',11,1700000015700,'{"did":"moved","seat":2,"moves":["play red joker rock"]}');
INSERT INTO events VALUES('table2',12,1700000015800,'{"did":"moved","seat":0,"moves":["play red joker paper"]}');
INSERT INTO events VALUES('table2',13,1700000015900,'{"did":"moved","seat":1,"moves":["play red scissors"]}');
INSERT INTO events VALUES('table2',14,1700000016000,'{"did":"moved","seat":2,"moves":["draw","deal yellow paper"]}');
INSERT INTO events VALUES('table2',15,1700000016100,'{"did":"moved","seat":2,"moves":["keep"]}');
INSERT INTO events VALUES('table2',16,1700000016200,'{"did":"moved","seat":0,"moves":["play red rock"]}');
INSERT INTO events VALUES('table2',17,1700000016300,'{"did":"moved","seat":1,"moves":["play yellow paper again"]}');
INSERT INTO events VALUES('table2',18,1700000016400,'{"did":"moved","seat":1,"moves":["again"]}');
INSERT INTO events VALUES('table2',19,1700000016500,'{"did":"moved","seat":1,"moves":["play red scissors race"]}');
INSERT INTO events VALUES('table2',20,1700000016600,'{"did":"claimed","seat":2,"move":"sit out"}');
INSERT INTO events VALUES('table2',21,1700000016700,'{"did":"claimed","seat":0,"move":"race yellow rock"}');
INSERT INTO events VALUES('table2',22,1700000016700,'{"did":"raced","moves":["sit out","race yellow rock"]}');
INSERT INTO events VALUES('table2',23,1700000016800,'{"did":"moved","seat":1,"moves":["draw","deal green scissors again"]}');
INSERT INTO events VALUES('table2',24,1700000016900,'{"did":"moved","seat":1,"moves":["keep"]}');
INSERT INTO events VALUES('table2',25,1700000017000,'{"did":"moved","seat":2,"moves":["play red rock again"]}');
INSERT INTO events VALUES('table2',26,1700000017100,'{"did":"moved","seat":2,"moves":["reverse"]}');
INSERT INTO events VALUES('table2',27,1700000017200,'{"did":"moved","seat":1,"moves":["draw","deal green paper"]}');
INSERT INTO events VALUES('table2',28,1700000017300,'{"did":"moved","seat":1,"moves":["play green paper"]}');
INSERT INTO events VALUES('table2',29,1700000017400,'{"did":"moved","seat":0,"moves":["play green scissors"]}');
INSERT INTO events VALUES('table2',30,1700000017500,'{"did":"moved","seat":2,"moves":["draw","deal green scissors race"]}');
INSERT INTO events VALUES('table2',31,1700000017600,'{"did":"moved","seat":2,"moves":["keep"]}');
INSERT INTO events VALUES('table2',32,1700000017700,'{"did":"moved","seat":1,"moves":["draw","deal green rock"]}');
INSERT INTO events VALUES('table2',33,1700000017800,'{"did":"moved","seat":1,"moves":["play green rock"]}');
INSERT INTO events VALUES('table2',34,1700000017900,'{"did":"moved","seat":0,"moves":["draw","deal green rock"]}');
INSERT INTO events VALUES('table2',35,1700000018000,'{"did":"moved","seat":0,"moves":["keep"]}');
INSERT INTO events VALUES('table2',36,1700000018100,'{"did":"moved","seat":2,"moves":["play yellow paper"]}');
INSERT INTO events VALUES('table2',37,1700000018200,'{"did":"moved","seat":1,"moves":["play green scissors again"]}');
INSERT INTO events VALUES('table2',38,1700000018300,'{"did":"moved","seat":1,"moves":["reverse"]}');
INSERT INTO events VALUES('table2',39,1700000018400,'{"did":"moved","seat":2,"moves":["play yellow scissors again"]}');
INSERT INTO events VALUES('table2',40,1700000018500,'{"did":"moved","seat":2,"moves":["reverse"]}');
INSERT INTO events VALUES('table2',41,1700000018600,'{"did":"moved","seat":1,"moves":["play green rock +3"]}');
INSERT INTO events VALUES('table2',42,1700000018700,'{"did":"moved","seat":0,"moves":["take","deal green rock","deal red paper","deal red scissors again"]}');
INSERT INTO events VALUES('table2',43,1700000018800,'{"did":"moved","seat":2,"moves":["play yellow paper +3"]}');
INSERT INTO events VALUES('table2',44,1700000018900,'{"did":"moved","seat":1,"moves":["take","deal red scissors +3","deal green scissors","deal yellow scissors +3"]}');
INSERT INTO events VALUES('table2',45,1700000019000,'{"did":"moved","seat":0,"moves":["play green scissors"]}');
INSERT INTO events VALUES('table2',46,1700000019100,'{"did":"moved","seat":2,"moves":["draw","deal yellow scissors"]}');
INSERT INTO events VALUES('table2',47,1700000019200,'{"did":"moved","seat":2,"moves":["play yellow scissors"]}');
INSERT INTO events VALUES('table2',48,1700000019300,'{"did":"moved","seat":1,"moves":["play red scissors +3"]}');
INSERT INTO events VALUES('table2',49,1700000019400,'{"did":"moved","seat":0,"moves":["take","deal green paper","deal green paper give","deal red scissors"]}');
INSERT INTO events VALUES('table2',50,1700000019500,'{"did":"moved","seat":2,"moves":["draw","deal red paper"]}');
INSERT INTO events VALUES('table2',51,1700000019600,'{"did":"moved","seat":2,"moves":["keep"]}');
INSERT INTO events VALUES('table2',52,1700000019700,'{"did":"moved","seat":1,"moves":["draw","deal green scissors"]}');
INSERT INTO events VALUES('table2',53,1700000019800,'{"did":"moved","seat":1,"moves":["keep"]}');
INSERT INTO events VALUES('table2',54,1700000019800,'{"did":"ended","reason":"The limit of 30 turns was reached (M-27).","scores":[150,60,60],"winners":[1,2]}');
INSERT INTO events VALUES('table2',55,1700000019800,'{"did":"said","seat":0,"phrase":"well-played"}');
INSERT INTO events VALUES('table3',1,1700000019800,'{"did":"created","game":"towers","rules":1,"version":"0.1.0","players":2,"edition":"standard","options":{"bids":"checked"},"terms":{"deal":"server","clock":null,"games":1,"starter":null,"race":"live","throw":"odds","away":0,"chat":false,"hints":true,"pace":700},"host":"ann''s"}');
INSERT INTO events VALUES('table3',2,1700000019800,'{"did":"gathered","secret":"6226439d42054f2676cee2601ad7db63ab3593ab7add59250a12f5b7ae34b284"}');
INSERT INTO events VALUES('table3',3,1700000019800,'{"did":"sat","seat":0,"name":"Ann","holder":"ann''s"}');
INSERT INTO events VALUES('table3',4,1700000019800,'{"did":"sat","seat":1,"name":"Seat 1","holder":"bea''s"}');
INSERT INTO events VALUES('table3',5,1700000019800,'{"did":"wished luck","seat":0,"number":"seven-7"}');
INSERT INTO events VALUES('table3',6,1700000019800,'{"did":"started","starter":1,"moves":["deal horror 13","deal sand 10","deal candy 15","deal sand 13","deal junk 14"]}');
INSERT INTO events VALUES('table3',7,1700000019900,'{"did":"moved","seat":1,"moves":["bid 1"]}');
INSERT INTO events VALUES('table3',8,1700000020000,'{"did":"moved","seat":0,"moves":["bid 2"]}');
INSERT INTO events VALUES('table3',9,1700000020100,'{"did":"moved","seat":0,"moves":["build sand 13"]}');
INSERT INTO events VALUES('table3',10,1700000020200,'{"did":"moved","seat":0,"moves":["build junk 14","deal tree 7","deal horror 14","deal candy 5","deal horror 7","deal tree 4"]}');
INSERT INTO events VALUES('table3',11,1700000020300,'{"did":"moved","seat":1,"moves":["bid 0"]}');
INSERT INTO events VALUES('table3',12,1700000020400,'{"did":"moved","seat":0,"moves":["bid 2"]}');
INSERT INTO events VALUES('table3',13,1700000020500,'{"did":"moved","seat":0,"moves":["build candy 5"]}');
INSERT INTO events VALUES('table3',14,1700000020600,'{"did":"moved","seat":0,"moves":["build horror 14","deal horror 6","deal tree 1","deal tree 11","deal junk 3","deal tree 8"]}');
INSERT INTO events VALUES('table3',15,1700000020700,'{"did":"moved","seat":1,"moves":["bid 5"]}');
INSERT INTO events VALUES('table3',16,1700000020800,'{"did":"moved","seat":1,"moves":["build junk 3"]}');
INSERT INTO events VALUES('table3',17,1700000020900,'{"did":"moved","seat":1,"moves":["build tree 11"]}');
INSERT INTO events VALUES('table3',18,1700000021000,'{"did":"moved","seat":1,"moves":["build horror 6"]}');
INSERT INTO events VALUES('table3',19,1700000021100,'{"did":"moved","seat":1,"moves":["build tree 8"]}');
INSERT INTO events VALUES('table3',20,1700000021200,'{"did":"moved","seat":1,"moves":["build tree 1","deal tree 10","deal horror 9","deal horror 2","deal candy 4","deal horror 10"]}');
INSERT INTO events VALUES('table3',21,1700000021300,'{"did":"moved","seat":0,"moves":["bid 5"]}');
INSERT INTO events VALUES('table3',22,1700000021400,'{"did":"moved","seat":0,"moves":["build candy 4"]}');
INSERT INTO events VALUES('table3',23,1700000021500,'{"did":"moved","seat":0,"moves":["build horror 10"]}');
INSERT INTO events VALUES('table3',24,1700000021600,'{"did":"moved","seat":0,"moves":["build tree 10"]}');
INSERT INTO events VALUES('table3',25,1700000021700,'{"did":"moved","seat":0,"moves":["build horror 9"]}');
INSERT INTO events VALUES('table3',26,1700000021800,'{"did":"moved","seat":0,"moves":["build horror 2","deal sand 12","deal candy 12","deal junk 10","deal horror 8","deal tree 6"]}');
INSERT INTO events VALUES('table3',27,1700000021900,'{"did":"moved","seat":1,"moves":["bid 0"]}');
INSERT INTO events VALUES('table3',28,1700000022000,'{"did":"moved","seat":0,"moves":["pass","deal horror 1","deal junk 7","deal tree 0","deal candy 14","deal candy 0"]}');
INSERT INTO events VALUES('table3',29,1700000022100,'{"did":"moved","seat":1,"moves":["bid 4"]}');
INSERT INTO events VALUES('table3',30,1700000022200,'{"did":"moved","seat":0,"moves":["pass"]}');
INSERT INTO events VALUES('table3',31,1700000022300,'{"did":"moved","seat":1,"moves":["build candy 14"]}');
INSERT INTO events VALUES('table3',32,1700000022300,'{"did":"said","seat":0,"phrase":"well-played"}');
CREATE TABLE holders (
	table_id TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	PRIMARY KEY (table_id, holder)
);
INSERT INTO holders VALUES('table1','ann''s');
INSERT INTO holders VALUES('table1','bea''s');
INSERT INTO holders VALUES('table2','ann''s');
INSERT INTO holders VALUES('table2','bea''s');
INSERT INTO holders VALUES('table2','cid''s');
INSERT INTO holders VALUES('table3','ann''s');
INSERT INTO holders VALUES('table3','bea''s');
CREATE TABLE analyses (
	table_id TEXT NOT NULL, 
	game INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	done INTEGER NOT NULL, 
	"of" INTEGER NOT NULL, 
	changed BIGINT NOT NULL, 
	body TEXT, 
	PRIMARY KEY (table_id, game)
);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX holders_holder ON holders (holder);
COMMIT;
